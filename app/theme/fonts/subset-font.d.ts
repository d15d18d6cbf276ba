declare module 'subset-font' {
  /** One value pins an axis; a range narrows it. */
  export type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;

  interface Options {
    readonly targetFormat?: 'woff2' | 'truetype';
    readonly variationAxes?: Axes;
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}
