/**
 * What goes into files together. A phone on a slow line pays for every request, and a compressor makes more of one large file than
 * of many small ones; but what changes with a package only stays in the browser's cache from release to release.
 */
export const chunks = {
  groups: [
    { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler|styled-components)\/|native-nesting|rolldown\/runtime/, priority: 2 },
    // What starts every page, its frame with all that it stands on, and what nearly every page has.
    { name: 'site', test: /\/app\/(?:main\.tsx|App\.tsx|lib\/(?:landing|subjects)\.ts|pwa\/(?:gone-chunk|install-offer|words)\.ts|ui\/(?:Section|Closing|ArrowLink)\.tsx|ui\/drawings\/(?:InkedPath|ServiceDrawing)\.tsx)$|vite\/preload-helper/, priority: 1 },
    { name: 'meridian', test: /\/app\/ui\/meridian\/(?:MeridianStrip|Chart|TimeZone|OfficeStatus|OfficeClock)\.tsx$/ },
    // What services and projects have in common, and little else has.
    { name: 'work', test: /\/app\/ui\/(?:AreaTable|TagList|ProjectCard|ProjectCaption|NumberedList|LabelHeading)\.tsx$/ },
    // What only those need who ask for what is not there.
    { name: 'nothing', test: /\/app\/ui\/(?:NothingHere|WaysOn)\.tsx$/ },
    { name: 'form', test: /\/app\/forms\/(?:use-form|use-outbox|failure|late-check|TrapField|Field|control)\.tsx?$/ },
    // What looks through what was written in a form, and what keeps and sends it: after it, which has what they share with it.
    { name: 'rules', test: /\/node_modules\/valibot\/|\/gateway\/rules\/(?:problems|text)\.rules\.ts$/ },
    { name: 'outbox', test: /\/app\/(?:outbox\/[\w-]+|forms\/(?:submit-explained|take-saved)|shell\/use-outbox-items)\.ts$/ },
  ],
};
