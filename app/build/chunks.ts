/**
 * What goes into files together. A phone on a slow line pays for every request, and a compressor makes more of one large file than
 * of many small ones; but what changes with a package only stays in the browser's cache from release to release.
 */
export const chunks = {
  // A module's dependencies go where they belong by themselves.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler|styled-components|stylis)\/|rolldown\/runtime/, priority: 2 },
    // Nearly every page needs nearly all of it.
    { name: 'ui', test: /\/app\/(?:ui\/\w+\.tsx?$|lib\/|theme\/|content\/company\.ts)/, minShareCount: 3, priority: 1 },
    { name: 'meridian', test: /\/app\/(?:ui\/meridian\/|lib\/(?:sun|clock|office-hours)\.ts|content\/offices\.ts)/, minShareCount: 2 },
  ],
};
