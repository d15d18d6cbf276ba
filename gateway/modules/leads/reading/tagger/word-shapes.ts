/** How a word is written: the pieces that a network reads are in small letters. 0 is for what is no word of the message. */
const shapes: readonly RegExp[] = [/^\d/, /^[^\p{L}]*$/u, /^(?=.*\p{L}.*\p{L})[^\p{Ll}\p{Lo}]*$/u, /^\p{Lu}/u, /\p{Lu}/u];

/** Of a figure 1, of a sign 2, in capitals 3, with a capital first 4, with one within 5, in small letters 6. */
export function shapeOf(word: string): number {
  const place = shapes.findIndex((shape) => shape.test(word));
  return place === -1 ? shapes.length + 1 : place + 1;
}
