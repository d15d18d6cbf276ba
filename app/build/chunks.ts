/**
 * What goes into files together. A phone on a slow line pays for every request, and a compressor makes more of one large file than
 * of many small ones; but what changes with a package only stays in the browser's cache from release to release.
 */
export const chunks = {
  groups: [
    { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler|styled-components)\/|native-nesting|rolldown\/runtime/, priority: 2 },
    // The frame of every page, all that it stands on, and what nearly every page has. Also all that main.tsx shares with what comes
    // later: a file that imports from the entry would have the entry's stylesheet fetched, which stands in the page already.
    { name: 'site', test: /\/app\/(?:App\.tsx|lib\/(?:visit|subjects)\.ts|pwa\/(?:gone-chunk|install-offer|words)\.ts|ui\/(?:Section|Closing|ArrowLink|JumpLink)\.tsx|ui\/drawings\/InkedPath\.tsx)$|vite\/preload-helper/, priority: 1 },
    { name: 'meridian', test: /\/app\/ui\/meridian\/(?:MeridianStrip|Chart|TimeZone|OfficeStatus|OfficeClock)\.tsx$/ },
    { name: 'form', test: /\/app\/forms\/(?:use-form|use-outbox|failure|late-check|TrapField|Field|control)\.tsx?$/ },
  ],
};
