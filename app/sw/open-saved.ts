declare const self: ServiceWorkerGlobalScope;

const SAVED = '/saved';

/** Shows the visitor what is saved on this device: in the tab that shows it already, else in a new one. */
export async function openSaved(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const open = tabs.find(({ url }) => new URL(url).pathname === SAVED);
  // Another tab is not led there: somebody may be writing in it.
  await (open ? open.focus() : self.clients.openWindow(SAVED));
}
