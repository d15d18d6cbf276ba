import { articleCards } from '#content/articles/cards.ts';
import { noArticle } from '#content/no-article.ts';
import { NothingHere } from '../../ui/NothingHere.tsx';

export const head = { ...noArticle.head, canonical: null };

/** Word that there is no article at this address, and the way to those that there are. */
export default function ArticleNotFound() {
  return <NothingHere {...noArticle} links={articleCards.map(({ slug, title }) => ({ label: title, href: `/blog/${slug}` }))} />;
}
