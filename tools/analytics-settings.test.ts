import { expect, it } from 'vitest';
import { analyticsSettings } from './analytics-settings.mjs';

const read = (provider?: string, id?: string, script?: string) =>
  analyticsSettings({ ANALYTICS_PROVIDER: provider, ANALYTICS_ID: id, ANALYTICS_SCRIPT_URL: script });

it('is nothing where nothing is configured, or what is set is empty', () => {
  expect(read()).toEqual({ problems: [] });
  expect(read('', ' ', '')).toEqual({ problems: [] });
});

it('knows the providers’ scripts', () => {
  expect(read('ga4', 'G-ABC123DEF4').settings).toEqual({ provider: 'ga4', id: 'G-ABC123DEF4', scriptUrl: 'https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4' });
  expect(read('plausible', 'www.example.com').settings?.scriptUrl).toBe('https://plausible.io/js/script.manual.js');
});

it('takes another address for the script, and gives Google’s its ID', () => {
  expect(read('plausible', 'example.com', 'https://stats.example.com/js/script.manual.js').settings?.scriptUrl).toBe('https://stats.example.com/js/script.manual.js');
  expect(read('ga4', 'G-ABC123DEF4', 'https://tags.example.com/gtag/js').settings?.scriptUrl).toBe('https://tags.example.com/gtag/js?id=G-ABC123DEF4');
  expect(read('ga4', 'G-ABC123DEF4', 'http://127.0.0.1:8125/gtag/js?id=x').settings?.scriptUrl).toBe('http://127.0.0.1:8125/gtag/js?id=x');
});

it.each([
  [['matomo', '1'], 'ANALYTICS_PROVIDER must be ga4 or plausible; it is "matomo".'],
  [[undefined, 'G-ABC123DEF4'], 'ANALYTICS_PROVIDER must be set when ANALYTICS_ID is set: ga4 or plausible.'],
  [['', '', 'https://x.example/a.js'], 'ANALYTICS_PROVIDER must be set when ANALYTICS_SCRIPT_URL is set: ga4 or plausible.'],
  [['plausible'], 'ANALYTICS_ID must be set when ANALYTICS_PROVIDER is set.'],
  [['ga4', 'UA-1234-5'], 'ANALYTICS_ID must be a measurement ID of Google Analytics 4, such as G-ABC123DEF4; it is "UA-1234-5".'],
  [['plausible', 'https://x.example'], 'ANALYTICS_ID must be the site\'s name at Plausible, such as www.example.com; it is "https://x.example".'],
  [['plausible', 'x.example', '/a.js'], 'ANALYTICS_SCRIPT_URL must be the whole address of a script, beginning with https:; it is "/a.js".'],
  [['plausible', 'x.example', 'http://x.example/a.js'], 'ANALYTICS_SCRIPT_URL must be the whole address of a script, beginning with https:; it is "http://x.example/a.js".'],
] as const)('says what is wrong with %j', ([provider, id, script], sentence) => {
  expect(read(provider, id, script)).toEqual({ problems: [sentence] });
});
