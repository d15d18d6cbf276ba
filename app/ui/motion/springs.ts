import { Controller } from '@react-spring/web';

/**
 * The site's springs: each takes an element that is where it belongs, and lets it arrive there. What an element is like at
 * rest stands in its CSS alone; when a spring has come to rest it leaves nothing behind.
 */

/** Short and without a bounce: a chart is unfolded, it does not jump. */
const CALM = { tension: 320, friction: 34 };
const QUICK = { tension: 460, friction: 40 };

const running = new WeakMap<HTMLElement, () => void>();

/** A sheet comes up from below: a dialog, a panel. */
export function rise(element: HTMLElement) {
  arrive(element, CALM, (left) => ({ opacity: String(1 - left), transform: `translateY(${left * 2}rem)` }));
}

/** A notice comes in from the side to which it is swiped away. */
export function slideIn(element: HTMLElement) {
  arrive(element, CALM, (left) => ({ opacity: String(1 - left), transform: `translateX(${left * 45}%)` }));
}

/** A list unfolds downwards. Where it lies above the page its shadow comes along; where it has its room among others it grows. */
export function unfold(element: HTMLElement) {
  if (getComputedStyle(element).position === 'absolute') {
    arrive(element, QUICK, (left) => ({ clipPath: `inset(0 -3rem calc(${left * 100}% - 3rem) -3rem)`, transform: `translateY(${left * -0.4}rem)` }));
    return;
  }
  const height = element.offsetHeight;
  arrive(element, QUICK, (left) => ({ height: `${(1 - left) * height}px`, overflow: 'hidden' }));
}

/** Where the children of a container stand, by their `data-flow`, in pixels from its corner. */
export type Places = ReadonlyMap<string, { readonly x: number; readonly y: number }>;

export function placesIn(container: HTMLElement): Places {
  return new Map(flowing(container).map(([key, { offsetLeft, offsetTop }]) => [key, { x: offsetLeft, y: offsetTop }]));
}

/** Children of a container go from where they stood to where they stand; those that are new appear. */
export function reflow(container: HTMLElement, before: Places) {
  for (const [key, element] of flowing(container)) {
    const from = before.get(key);
    const [x, y] = from ? [from.x - element.offsetLeft, from.y - element.offsetTop] : [0, 24];
    if (from && x === 0 && y === 0) continue;
    arrive(element, CALM, (left) => ({ opacity: from ? '' : String(1 - left), transform: `translate(${x * left}px, ${y * left}px)` }));
  }
}

/** A figure counts up to what it is: `50+`, `99%`, `3`; `24/7` is no count. The text node stays the same, for React knows it. */
export function countUp(figure: HTMLElement) {
  const text = figure.firstChild;
  const [, digits, unit] = /^(\d+)([+%]?)$/.exec(text?.nodeValue ?? '') ?? [];
  if (!text || digits === undefined) return;
  const whole = text.nodeValue;
  const amount = Number(digits);
  run(figure, { tension: 60, friction: 22, clamp: true }, (left) => {
    const now = left === 0 ? whole : `${Math.round(amount * (1 - left))}${unit}`;
    if (text.nodeValue !== now) text.nodeValue = now;
  });
}

function flowing(container: HTMLElement): [key: string, element: HTMLElement][] {
  return [...container.querySelectorAll<HTMLElement>(':scope > [data-flow]')].map((element) => [element.dataset['flow'] ?? '', element]);
}

/** @param look what the element looks like while so much of the way is left, from 1 to 0 */
function arrive(element: HTMLElement, config: object, look: (left: number) => Partial<CSSStyleDeclaration>) {
  const names = Object.keys(look(1)) as (keyof CSSStyleDeclaration & string)[];
  run(element, config, (left) => {
    if (left === 0) for (const name of names) Object.assign(element.style, { [name]: '' });
    else Object.assign(element.style, look(left));
  });
}

/** One spring at a time for an element; a new one takes the place of one that is under way. */
function run(element: HTMLElement, config: object, draw: (left: number) => void) {
  running.get(element)?.();
  const controller = new Controller({ left: 1, config: { clamp: true, ...config } });
  const end = () => {
    running.delete(element);
    controller.stop(true);
    draw(0);
  };
  running.set(element, end);
  draw(1);
  void controller.start({
    left: 0,
    onChange: ({ value }) => draw((value as { left: number }).left),
    onRest: () => running.get(element) === end && end(),
  });
}
