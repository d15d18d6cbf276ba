import { company, shortDescription } from '#content/company.ts';
import type { Plugin } from 'vite';

/** The light chart's paper; a page's own theme-color follows the theme (index.html). */
const PAPER = '#f7f2e8';
const INK = '#101b33';

/** The two apps that can be installed. Ids never change: to a browser another id is another app. */
const site = {
  id: '/',
  scope: '/',
  start_url: '/?source=pwa',
  name: company.name,
  short_name: company.name,
  description: shortDescription,
  lang: 'en',
  dir: 'ltr',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['business'],
  // Somebody may be writing in the window that is open; app/pwa/launches.ts decides.
  launch_handler: { client_mode: 'focus-existing' },
  icons: iconsOf('site'),
  shortcuts: [
    { name: 'Contact', url: '/contact', description: 'Ask for a quote' },
    { name: 'Services', url: '/services', description: 'What we do' },
    { name: 'Portfolio', url: '/portfolio', description: 'What we have done' },
  ].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icons/site-192.png', sizes: '192x192', type: 'image/png' }] })),
  screenshots: [
    shot('home-narrow', '824x1830', 'narrow', 'Where somebody is at work right now'),
    shot('services-narrow', '824x1830', 'narrow', 'Six services'),
    shot('project-narrow', '824x1830', 'narrow', 'A project, with its figures'),
    shot('home-wide', '1280x800', 'wide', 'The home page'),
    shot('portfolio-wide', '1280x800', 'wide', 'The portfolio'),
  ],
};

const desk = {
  id: '/admin',
  scope: '/admin',
  start_url: '/admin',
  name: `${company.name} Desk`,
  short_name: 'Desk',
  description: `Inquiries and leads, for the staff of ${company.name}.`,
  lang: 'en',
  dir: 'ltr',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  background_color: PAPER,
  theme_color: INK,
  launch_handler: { client_mode: 'focus-existing' },
  icons: iconsOf('desk'),
};

/** Writes the manifests. The pages link to them in document.ts. */
export function manifests(): Plugin {
  return {
    name: 'manifests',
    apply: (config) => !config.build?.ssr,
    generateBundle() {
      for (const [fileName, manifest] of Object.entries({ 'manifest.webmanifest': site, 'desk.webmanifest': desk })) {
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(manifest, null, 2)}\n` });
      }
    },
  };
}

/** The link to what an address is installed as: the desk is an app of its own, with its own icon. */
export function manifestLink(pathname: string): string {
  return `<link rel="manifest" href="/${isDesk(pathname) ? 'desk' : 'manifest'}.webmanifest" />`;
}

/** The link to the icon that iOS takes. */
export function touchIcon(pathname: string): string {
  return `<link rel="apple-touch-icon" href="/icons/${isDesk(pathname) ? 'desk' : 'site'}-apple.png" />`;
}

const isDesk = (pathname: string) => pathname === '/admin';

function iconsOf(app: 'site' | 'desk') {
  return [192, 512].flatMap((size) => {
    const facts = { sizes: `${size}x${size}`, type: 'image/png' };
    return [
      { src: `/icons/${app}-${size}.png`, ...facts, purpose: 'any' },
      { src: `/icons/${app}-maskable-${size}.png`, ...facts, purpose: 'maskable' },
      { src: `/icons/monochrome-${size}.png`, ...facts, purpose: 'monochrome' },
    ];
  });
}

function shot(name: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) {
  return { src: `/screenshots/${name}.webp`, sizes, type: 'image/webp', form_factor, label };
}
