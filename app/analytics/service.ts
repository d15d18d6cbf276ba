/** A page that somebody looks at. */
export interface View {
  /** Whole address, with no more of its query than where a campaign sent the visitor from. */
  readonly address: string;
  readonly title: string;
  /** The address of the page before, as whole as the browser tells. */
  readonly referrer: string;
}

/** A third party that counts views. */
export interface Service {
  /** Its script may work, for the first time or again. */
  allow(): void;
  view(view: View): void;
  /** It may not, from now on, and keeps nothing in this browser. */
  stop(): void;
}

/** Whether the script comes or not, nobody waits for it. */
export function addScript(src: string, data: Readonly<Record<string, string>> = {}) {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  Object.assign(script.dataset, data);
  document.head.append(script);
}
