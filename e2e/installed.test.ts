import { expect } from 'vitest';
import { hydrated, test } from './browser.ts';
import { publicPaths } from './addresses.ts';
import { ask } from './rest.ts';
import { siteUrl } from './site.ts';

interface Manifest {
  readonly id: string;
  readonly scope: string;
  readonly start_url: string;
  readonly icons: readonly { src: string; sizes: string; purpose: string }[];
  readonly screenshots?: readonly { src: string; sizes: string; form_factor: string }[];
  readonly shortcuts?: readonly { url: string }[];
}

/** The parts that are looked at of what `Page.getAppManifest` tells. */
interface Understood {
  readonly id: string;
  readonly shortcuts?: readonly { name: string; url: string }[];
  readonly launchHandler?: { clientMode: string };
}

const apps = [
  { path: '/', file: '/manifest.webmanifest', id: '/', scope: '/', start: '/?source=pwa' },
  { path: '/admin', file: '/desk.webmanifest', id: '/admin', scope: '/admin', start: '/admin' },
] as const;

for (const { path, file, id, scope, start } of apps) {
  test(`the app at ${path} can be installed`, async ({ newVisitor }) => {
    const { page, context } = await newVisitor();
    await page.goto(path);
    // It comes when the page is drawn.
    await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
    const session = await context.newCDPSession(page);
    const manifest = await session.send('Page.getAppManifest');
    expect(new URL(manifest.url).pathname).toBe(file);
    expect(manifest.errors).toEqual([]);
    // A private window, as a test's is, is the only hindrance.
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== 'in-incognito')).toEqual([]);

    // As the browser itself has understood it.
    const understood = (manifest as { manifest?: Understood }).manifest;
    expect(understood).toMatchObject({ id: page.url().slice(0, -path.length) + id, display: 'kStandalone', launchHandler: { clientMode: 'kFocusExisting' } });

    const answer = await ask('GET', file);
    expect(answer.type).toMatch(/^application\/manifest\+json/);
    expect(answer.json<Manifest>()).toMatchObject({ id, scope, start_url: start });
  });

  test(`the pictures and shortcuts of the app at ${path} are there, in the sizes it says`, async ({ newVisitor }) => {
    const { page } = await newVisitor();
    const { icons, screenshots = [], shortcuts = [] } = (await ask('GET', file)).json<Manifest>();
    expect(icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']));
    await page.goto(path);
    for (const { src, sizes } of [...icons, ...screenshots]) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size, `${src}`).toBe(sizes);
    }
    for (const { url } of shortcuts) expect(publicPaths).toContain(url);
  });
}

type Consumer = (launch: { readonly targetURL: string }) => void;

/** A browser without windows installs nothing, and so its launches are made: whoever starts the app again, or by a shortcut, while it is open. */
test('a shortcut leads the open app on, but not while somebody is writing in it', async ({ newVisitor }) => {
  const { page, context } = await newVisitor();
  await page.addInitScript(() => {
    Object.assign((window as unknown as { launchQueue: object }).launchQueue, { setConsumer: (consumer: Consumer) => Object.assign(window, { consumer }) });
  });
  const launch = async (path: string) => {
    await page.waitForFunction(() => 'consumer' in window);
    await page.evaluate((targetURL) => (window as unknown as { consumer: Consumer }).consumer({ targetURL }), new URL(path, page.url()).href);
  };
  await page.goto('/about');
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  const { manifest } = (await session.send('Page.getAppManifest')) as unknown as { manifest: Understood };
  const shortcut = manifest.shortcuts?.[0]?.url ?? '';
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));

  // Its plain start means the window as it is.
  await launch('/?source=pwa');
  await launch(shortcut);
  await page.waitForURL(shortcut);
  await hydrated(page);
  await page.getByLabel('First name').fill('Mei');
  await launch('/services');
  await page.getByLabel('First name').fill('');
  await launch('/portfolio');
  await page.waitForURL('**/portfolio');
  expect(documents).toEqual(['/contact', '/portfolio']);
});

test('only the desk’s own page leads to the desk’s manifest', async () => {
  for (const path of [...publicPaths, '/nowhere', '/admin']) {
    const html = await (await fetch(siteUrl() + path)).text();
    expect([...html.matchAll(/<link rel="manifest" href="([^"]+)"/g)].map(([, href]) => href), `at ${path}`).toEqual([path === '/admin' ? '/desk.webmanifest' : '/manifest.webmanifest']);
  }
});

const offer = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => ({ outcome: 'accepted' }) });
  return dispatchEvent(event);
};

test('the button to install is there when the browser offers it, and not again for whoever says no', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/');
  await hydrated(page);
  const strip = page.getByRole('complementary', { name: 'Install this site' });
  expect(await strip.count()).toBe(0);
  expect(await page.evaluate(offer), 'the browser’s own bar is held back').toBe(false);
  await strip.getByRole('button', { name: 'Install', exact: true }).waitFor();
  await strip.getByRole('button', { name: 'No, thank you' }).click();
  await strip.waitFor({ state: 'detached' });

  await page.reload();
  await hydrated(page);
  await page.evaluate(offer);
  // What shows the strip has come: the code for the worker follows it.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('workbox-window')));
  expect(await strip.count()).toBe(0);
});

test('an iPhone is told in drawn steps', async ({ newVisitor }) => {
  const { page } = await newVisitor({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1' });
  await page.goto('/about');
  await page.getByRole('button', { name: 'How to install' }).click();
  await page.getByText('Add to Home Screen').waitFor();
});
