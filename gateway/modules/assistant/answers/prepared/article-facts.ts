import { articles } from '#content/articles/index.ts';
import { assistant } from '#content/assistant.ts';
import type { Action, Article } from '#content/types.ts';
import { pattern } from '../../../language/patterns.ts';
import { stem, wordsOf } from '../../../language/words.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { besides, dayOf, type Reckoned } from './reckoned.ts';

// Which article is the newest, who wrote it and when, what else there is.

const words = assistant.reckoned.articles;
const blogLink: Action = { label: 'Blog', href: '/blog' };
const ofArticles = /\b(?:articles?|blogs?|posts?|pieces?|write ?ups?|(?:any|some)thing (?:to|i can|we can|i could|that i can) read)\b/;
/** "How many articles would you write for us each month?" asks for work of ours. */
const ofWork = /\b(?:for (?:us|me|our|my)|months?|weeks?|monthly|would|could|will|jobs?|vacanc\w+|marketing|social|instagram|linkedin)\b/;
const newest = pattern('')`\b(?:newest|latest|most recent|last (?:articles?|posts?|blogs?|pieces?|one|thing)|(?:last|recently) (?:publish\w*|post\w*|wrote|written?)|(?:publish\w*|post\w*|wrote|write) (?:last|recently))\b`;
const oldest = /\b(?:oldest|earliest|very first|first (?:article|post|blog|piece))\b/;
const severalAsked = /\b(?:articles|posts|pieces)\b/;
const oneAsked = /\b(?:is|was|one)\b/;
const howMany = /\b(?:how many|number of)\b/;
const more = /\b(?:else|others?|another|more|further)\b/;
const wrote = /\b(?:wrot?e|written|writes?|writing|writer|authors?|by|published?)\b/;
const theAuthor = /\b(?:he|she|him|her|they|author|writer|same (?:person|one))\b/;
const whoOrWhen = pattern('')`\b(?:who (?:wrote|has written|is (?:it|that|this) (?:by|from)|(?:is|was) the (?:author|writer))|(?:whose|by whom)\b|written by|(?:the|its) (?:author|date)|when (?:was|is|did|were)|(?:what|which) (?:date|day|month|year)|from when|how (?:old|recent|new) is|author)\b`;
const offered = /\b(?:is there|are there|do you have|have you|any|anything|something|got|other|another|more|else)\b/;
const onSubject = /\b(?:on|about|regarding|for|concerning|of)\b/;
/** Words that ask, and say nothing of a subject. */
const asking = pattern('')`^(?:articles?|blogs?|posts?|posted|pieces?|write|writes|ups?|wrot?e|written|writer|writing|authors?|publish\w*|read|reading|title|called|newest|latest|recent|recently|last|first|oldest|earliest|new|old|date|day|month|year|else|other|others|another|further|one|ones|many|number|topic|topics|subjects?|roughly|same|person|list|available|short|brief|website|site|longitude|so|far|total|currently)$`;

/** What a question asks of our articles as such, or of the one that was told; undefined where it asks for what they say. */
export function articleFact(question: Question, { entity = '' }: Topic): Reckoned | undefined {
  const { plain } = question;
  const isNear = ['blog', 'article'].includes(kindOf(entity));
  if (ofWork.test(plain) || question.aboutJobs && !ofArticles.test(plain)) return undefined;
  const told = articles.find(({ slug }) => entity === `article:${slug}`);
  const left = besides(question, asking);
  const byAuthor = ofAuthor(question, told, left);
  if (byAuthor) return byAuthor;
  if (told && whoOrWhen.test(plain) && left.length === 0 && namesNoOther(question, entity)) return { text: words.by(told.author, dayOf(told.date)), links: [pageOf(told)], about: entity };
  if (!ofArticles.test(plain) && !isNear) return undefined;
  const superlative = newest.test(plain) ? 'newest' : oldest.test(plain) ? 'oldest' : undefined;
  const subject = left.length > 0 || question.entities.length > 0;
  const of = subject ? articles.filter((article) => isOn(article, question, left)) : articles;
  if (superlative) return of.length > 0 ? extreme(of, superlative, severalAsked.test(plain) && !oneAsked.test(plain)) : undefined;
  if (!ofArticles.test(plain)) return undefined;
  if (howMany.test(plain) && !subject) return { text: words.count(assistant.reckoned.numbers[articles.length] ?? String(articles.length), listed(articles)), links: [blogLink], about: 'blog' };
  if (!offered.test(plain) || (subject && !onSubject.test(plain))) return undefined;
  return others(of, told, more.test(plain), subject);
}

/** Who wrote the article that was found for a question, and when. */
export function writtenBy(about: string): Reckoned | undefined {
  const article = articles.find(({ slug }) => about === `article:${slug}`);
  return article && { text: words.ofTitle(article.title, article.author, dayOf(article.date)), links: [pageOf(article)], about };
}

/** "Who wrote the piece on usability tests", and nothing besides. */
export const asksWhoWrote = ({ plain, aspects, entities }: Question): boolean => (ofArticles.test(plain) || entities.some((id) => kindOf(id) === 'article')) && /\bwho (?:wrote|has written|is the (?:author|writer))\b/.test(plain) && [...aspects].every((aspect) => aspect === 'author' || aspect === 'date');

const pageOf = ({ slug, title }: Article): Action => ({ label: title, href: `/blog/${slug}` });
const listed = (some: readonly Article[]) => some.map(({ title, author, date }) => words.entry(title, author, dayOf(date))).join('; ');
const sentenceOf = ({ title, author, date, category, readTime, excerpt }: Article) => `${assistant.sentences.article(title, author, dayOf(date), category, readTime)} ${excerpt}`;
const byDate = (some: readonly Article[]) => some.toSorted((a, b) => b.date.localeCompare(a.date));
const namesNoOther = ({ entities }: Question, entity: string) => entities.every((id) => id === entity);

function extreme(of: readonly Article[], which: 'newest' | 'oldest', isOfSeveral: boolean): Reckoned {
  const sorted = which === 'newest' ? byDate(of) : byDate(of).toReversed();
  if (isOfSeveral && sorted.length > 1) return { text: `${words.inOrder[which]} ${listed(sorted)}.`, links: [blogLink], about: 'blog' };
  const [article] = sorted as [Article, ...Article[]];
  return { text: `${words[which]} ${sentenceOf(article)}`, links: [pageOf(article)], about: `article:${article.slug}` };
}

/** "What else did Sara Mathew write?" */
function ofAuthor({ plain, wantsNumber }: Question, told: Article | undefined, left: readonly string[]): Reckoned | undefined {
  const said = plain.split(' ');
  const namedIn = (author: string) => author.toLowerCase().split(' ').filter((name) => said.includes(name));
  const named = articles.find(({ author }) => namedIn(author).length > 1) ?? articles.find(({ author }) => namedIn(author).length > 0 && (ofArticles.test(plain) || told !== undefined) && namedIn(author)[0]!.length > 3);
  const asksMore = more.test(plain);
  const author = named?.author ?? (told && asksMore && theAuthor.test(plain) ? told.author : undefined);
  const names = author?.toLowerCase().split(' ') ?? [];
  if (!author || !(wrote.test(plain) || ofArticles.test(plain)) || left.some((word) => !names.includes(word))) return undefined;
  const own = byDate(articles.filter((article) => article.author === author));
  const [first] = own as [Article, ...Article[]];
  if (own.length > 1) return { text: `${words.byAuthor(author)} ${listed(own)}.`, links: [blogLink], about: 'blog' };
  const isKnown = asksMore || wantsNumber;
  return { text: isKnown ? words.onlyOne(author, first.title, dayOf(first.date)) : sentenceOf(first), links: [pageOf(first)], about: `article:${first.slug}` };
}

/** Whether an article is on what a question names. */
function isOn({ category, title, relatedServiceIds: [service] }: Article, { entities }: Question, left: readonly string[]): boolean {
  const stems = wordsOf(`${category} ${title}`).flatMap(({ plain }) => plain.split(' ').map(stem));
  const services = entities.filter((id) => kindOf(id) === 'service');
  return (services.length > 0 && left.length === 0 ? services.includes(`service:${service}`) : left.length > 0 && left.every((word) => stems.includes(stem(word)))) && entities.every((id) => kindOf(id) === 'service');
}

/** What there is to read on a subject, or besides what was told. */
function others(of: readonly Article[], told: Article | undefined, asksMore: boolean, isSubject: boolean): Reckoned | undefined {
  const left = byDate(asksMore ? of.filter((article) => article !== told) : of);
  const [first, second] = left;
  if (!first) return of.length === 0 ? undefined : { text: `${words.noOther} ${listed(byDate(articles.filter((article) => article !== told)))}.`, links: [blogLink] };
  if (second) return isSubject || asksMore ? { text: `${asksMore && told && left.length < articles.length ? words.others : words.some} ${listed(left)}.`, links: [blogLink], about: 'blog' } : undefined;
  return isSubject || asksMore ? { text: `${words.yes} ${sentenceOf(first)}`, links: [pageOf(first)], about: `article:${first.slug}` } : undefined;
}
