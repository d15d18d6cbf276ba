/** What a page is about: one file of content, fetched when the page is opened, so that nobody downloads the texts of its neighbours. */
export interface Subject<Content> {
  /** The end of its path, for content from the folder of the content on; undefined where there is none. */
  readonly file: string | undefined;
  readonly load: () => Promise<Content | undefined>;
}

/** The files of one folder of content by their paths, as `import.meta.glob` has them. Each exports one thing. */
type Files<Content> = Readonly<Record<string, () => Promise<Readonly<Record<string, Content>>>>>;

/** Finds `ecommerce` in `…/ecommerce.ts`, and the id `1` in the file whose name begins with `1-`. */
export function subjectIn<Content>(files: Files<Content>, name: string | number): Subject<Content> {
  const path = Object.keys(files).find((candidate) => {
    const own = candidate.slice(candidate.lastIndexOf('/') + 1, -'.ts'.length);
    return typeof name === 'number' ? own.startsWith(`${name}-`) : own === name;
  });
  return {
    file: path?.split('/content/')[1],
    load: async () => (path === undefined ? undefined : Object.values(await files[path]!())[0]),
  };
}
