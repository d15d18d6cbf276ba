import { addScript, type Service } from './service.ts';
import { GOOGLES_SCRIPTS, type AnalyticsSettings } from './settings.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** As long as the strictest of the authorities lets a visitor be known again: thirteen months, in seconds. */
const COOKIES_LAST = 395 * 86_400;

/**
 * Google Analytics 4 in basic consent mode: loaded only after a yes, told first that everything is denied and then that
 * statistics are granted; nothing for advertising ever is.
 */
export function ga4({ id, scriptUrl }: AnalyticsSettings): Service {
  const { origin } = new URL(scriptUrl);
  const commands = (window.dataLayer ??= []);
  let loaded = false;

  function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- Google's script takes a list of `arguments`, and passes over arrays
    commands.push(arguments);
  }

  function load() {
    loaded = true;
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' };
    gtag('consent', 'default', denied);
    gtag('consent', 'update', { analytics_storage: 'granted' });
    gtag('js', new Date());
    gtag('config', id, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      // Of this host alone, so that they can be taken back.
      cookie_domain: 'none',
      cookie_expires: COOKIES_LAST,
      ...(origin !== GOOGLES_SCRIPTS && { server_container_url: origin }),
    });
    addScript(scriptUrl);
  }

  return {
    allow() {
      // Google's own switch, under which its script sends nothing whatever it is told.
      Reflect.set(window, `ga-disable-${id}`, false);
      if (loaded) gtag('consent', 'update', { analytics_storage: 'granted' });
      else load();
    },
    view({ address, title, referrer }) {
      const page = { page_location: address, page_title: title, page_referrer: referrer };
      // Google's script sends more by itself (scrolling, time spent), with the whole address, a search in it, unless it is told of this one.
      gtag('set', page);
      gtag('event', 'page_view', page);
    },
    stop() {
      Reflect.set(window, `ga-disable-${id}`, true);
      gtag('consent', 'update', { analytics_storage: 'denied' });
      for (const name of ['_ga', `_ga_${id.replace('G-', '')}`]) document.cookie = `${name}=; Max-Age=0; Path=/`;
    },
  };
}
