interface Page {
  readonly html: string;
  /** Style elements, as styled-components write them. */
  readonly styles: string;
}

/**
 * The HTML and the CSS of a page without what styled-components wrote for itself: the list of its names, by which it would take these
 * rules over, and the classes that no rule names: a tenth of the bytes of every page. Without the list it would add its rules
 * behind these as React takes the page over; app/theme/brought-rules.ts sees to that.
 */
export function barePage({ html, styles }: Page): { readonly html: string; readonly css: string } {
  const css = styles
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\/\*!sc\*\/\n?/g, '');
  const named = new Set([...css.matchAll(/\.(sc-\w+-\d+)/g)].map(([, name]) => name));
  const isWanted = (name: string) => !/^sc-\w+-\d+$/.test(name) || named.has(name);
  return {
    // Quotes within texts and values are escaped, so that this finds attributes only.
    html: html.replace(/ class="([^"]*)"/g, (_whole, names: string) => {
      const kept = names.split(' ').filter(isWanted).join(' ');
      return kept && ` class="${kept}"`;
    }),
    css,
  };
}
