import type { Article } from '#content/types.ts';
import { useEffect, useState } from 'react';

/** All that is written in the articles, fetched when it is wanted. Without a line the search does with what the list shows. */
export function useArticleTexts(wanted: boolean): readonly Article[] | undefined {
  const [texts, setTexts] = useState<readonly Article[]>();

  useEffect(() => {
    if (!wanted || texts) return;
    import('#content/articles/index.ts').then(({ articles }) => setTexts(articles), () => undefined);
  }, [wanted, texts]);

  return texts;
}
