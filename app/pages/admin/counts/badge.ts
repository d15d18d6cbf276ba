/** The number on the icon of the installed desk. Where there is no such thing, or no icon, nothing happens. */
export function showUnread(count: number) {
  (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
}

export function clearUnread() {
  navigator.clearAppBadge?.().catch(() => undefined);
}
