import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Where the browser keeps that single keys are off, for those who speak or whose hands press more than they mean. */
const OFF = 'deskKeysOff';
const listeners = new Set<() => void>();

/** Whether single keys do something (WCAG 2.1.4: they can be turned off). */
export const deskKeys = {
  areOn: () => localStorage.getItem(OFF) === null,
  turn(on: boolean) {
    if (on) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, 'yes');
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const useKeysAreOn = () => useSyncExternalStore(deskKeys.subscribe, deskKeys.areOn, () => true);

/**
 * Listens to single keys on the whole desk, but where somebody writes or chooses, and below an open dialog.
 *
 * @param handle answers whether the key was one of its own
 */
export function useDeskKeys(handle: (key: string, target: Element) => boolean) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (!deskKeys.areOn() || target.closest('input, textarea, select, [contenteditable], [role="dialog"], dialog')) return;
    if (handle(key, target)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
