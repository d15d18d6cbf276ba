import type { BrowserContext } from 'playwright-core';

/** What a browser says of a line that is cut, before, while or after something is under way, or of a server that is not there. */
export const BROKEN_LINE = /ERR_(CONNECTION_(REFUSED|RESET|CLOSED|ABORTED|FAILED)|EMPTY_RESPONSE|INTERNET_DISCONNECTED|FAILED|TIMED_OUT|SOCKET_NOT_CONNECTED|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)/;

/** Everything that the pages of a context complain about, from now on. */
export function watch(context: BrowserContext, { withScript }: { readonly withScript: boolean }): readonly string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Where a test wants no worker.
    if (/Service Worker registration blocked by Playwright/.test(message.text())) return;
    // The browser notes the status of a page itself; the test that asked for it looks at the status.
    const isItsOwnStatus = /status of 4\d\d/.test(message.text()) && message.location().url === message.page()?.url();
    if (!isItsOwnStatus) problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack || error.error().message || JSON.stringify(error.error())} at ${error.page()?.url()}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // Whoever leaves a page gives up what it was still fetching.
    const isGivenUp = reason === 'net::ERR_ABORTED';
    // Where scripts are turned off, the browser refuses their preloads under the name of a policy.
    const isScriptTurnedOff = reason === 'csp' && !withScript && request.url().endsWith('.js');
    if (!isGivenUp && !isScriptTurnedOff) problems.push(`request: ${reason} (${request.method()} ${request.url()})`);
  });
  context.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) problems.push(`answer: ${response.status()} (${response.request().method()} ${response.url()})`);
  });
  return problems;
}
