/**
 * What the browser is to leave alone. Of several `--disable-features` it takes the last one: these are those of Playwright 1.65
 * (chromiumSwitches.ts) that concern a page, and below them what draws the list under the address bar as a page of its own since
 * Chromium 156: a process more for each visitor, and a quarter of the processor's time of all journeys (measured on two of them).
 */
const FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay',
  'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin',
  'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch',
  'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup',
];

/**
 * How the journeys and the bench start a browser: alone with the page, and without a line to anybody else. Letters are as wide as
 * on a phone: the browser's shell would fit them to whole dots, and lines would break elsewhere in the faces that stand in.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  `--disable-features=${FEATURES.join()}`,
];
