import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A page view, as the service was told of it. */
export interface ToldView {
  readonly path: string;
  readonly search: string;
  readonly title?: string;
  readonly referrer: string | null;
  /** What had been consented to by then; for GA4. */
  readonly consent?: Readonly<Record<string, string>>;
}

/** A stand-in for the third party, on this machine: its script behaves as the real ones do where it matters here. */
export interface AnalyticsService {
  readonly origin: string;
  /** What was asked of it, such as `GET /gtag/js`. */
  readonly asked: string[];
  readonly views: ToldView[];
  /** Its script does not come from now on. */
  fail(): void;
  stop(): Promise<void>;
}

/** As gtag.js: takes `arguments` only, obeys consent and the switch `ga-disable-…`, and sets its cookies when it may. */
const gtag = `(() => {
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const consent = {};
  let options = {};
  const hit = (page) => {
    if (window['ga-disable-' + id]) return;
    const lifetime = '; Max-Age=' + options.cookie_expires + '; Path=/';
    if (consent.analytics_storage === 'granted') for (const name of ['_ga', '_ga_' + id.slice(2)]) document.cookie = name + '=GA1.1.7.7' + lifetime;
    navigator.sendBeacon(options.server_container_url + '/g/collect', JSON.stringify({ url: page.page_location, title: page.page_title, referrer: page.page_referrer, consent }));
  };
  const run = (command) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return;
    const [name, first, second] = command;
    if (name === 'consent') Object.assign(consent, second);
    if (name === 'config') {
      options = second;
      if (options.send_page_view !== false) hit({ page_location: location.href });
    }
    if (name === 'event' && first === 'page_view') hit(second);
  };
  const list = window.dataLayer;
  list.forEach(run);
  list.push = (command) => run(command);
})();`;

/** As script.manual.js: takes over the queue, and obeys \`plausible_ignore\`. */
const plausible = `(() => {
  const { src, dataset } = document.currentScript;
  const tell = (event, options) => {
    if (localStorage.plausible_ignore === 'true') return;
    const body = JSON.stringify({ event, domain: dataset.domain, url: options?.u ?? location.href, referrer: document.referrer || null });
    fetch(new URL(src).origin + '/api/event', { method: 'POST', headers: { 'content-type': 'text/plain' }, keepalive: true, body });
  };
  const waiting = window.plausible?.q ?? [];
  window.plausible = tell;
  for (const call of waiting) tell(...call);
})();`;

const scripts: Readonly<Record<string, string>> = { '/gtag/js': gtag, '/js/script.manual.js': plausible };

export async function openAnalyticsService(): Promise<AnalyticsService> {
  const asked: string[] = [];
  const views: ToldView[] = [];
  let fails = false;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    asked.push(`${request.method} ${pathname}`);
    response.setHeader('access-control-allow-origin', '*');
    const script = scripts[pathname];
    if (request.method === 'GET') return void response.writeHead(script && !fails ? 200 : 503, { 'content-type': 'text/javascript' }).end(script);
    const told = JSON.parse(await text(request)) as ToldView & { url: string };
    const { pathname: path, search } = new URL(told.url);
    views.push({ path, search, title: told.title, referrer: told.referrer, consent: told.consent });
    response.writeHead(202).end();
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    views,
    fail: () => void (fails = true),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
