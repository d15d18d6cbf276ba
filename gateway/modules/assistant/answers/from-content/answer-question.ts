import { assistant } from '#content/assistant.ts';
import type { Action } from '#content/types.ts';
import { kindOf, pageOf } from '../../knowledge/content.ts';
import type { Found, Knowledge } from '../../knowledge/knowledge.ts';
import { textOf, type Aspect } from '../../knowledge/passage.ts';
import { wantedAspects } from '../../knowledge/in-context.ts';
import { namesOnly, type Question, type Remark, type Topic } from '../../knowledge/question.ts';
import { comparedWith, toldOfEach } from './compared.ts';
import { isRefused } from '../reactions/correction.ts';
import { mayBeTold } from './may-be-told.ts';
import { isAmongOffers, isOffered, isWhetherOffered, officeOffered } from './offered.ts';
import { ofTheirService } from './of-their-service.ts';
import { ofTheThing } from './of-the-thing.ts';
import { factAbout, projectFactOf } from './project-fact.ts';
import { isSaid, isTold, renderAnswer, untoldFirst, wordsOf } from './render-passage.ts';
import { wholeStack } from './whole-stack.ts';
import { withOwnEntries } from './own-entries.ts';
import { withStepAsked } from './step-asked.ts';
import { servicesCompared } from './services-compared.ts';
import { withTimesOnly } from './times-only.ts';
import { extremeProject } from './superlatives.ts';
import { choosePassages, isListOfOthers, tellsItsOwn } from './choose-passages.ts';

export interface Answer {
  readonly text: string;
  readonly links: readonly Action[];
  readonly topic: Topic;
  /** Whether the site says something on it. */
  readonly known: boolean;
  /** Whether it is said without a doubt that this was meant. */
  readonly sure: boolean;
  /** What was found, best first. */
  readonly found: readonly Found[];
  /** How likely what is told is meant, where that is not certain. */
  readonly chance?: number;
}

/** A passage that holds less than this of the question's meaning does not answer it. */
const ENOUGH = 0.5;
/** Between the two it may come near, and is offered as such. */
const NEAR = 0.2;
/** The same where something of ours was named, so that it is at least about that. */
const NEAR_OURS = 0.1;
/** And this much has to be held in any case. */
const BARELY = 0.42;
/** What is asked much like this comes near as well, in whatever words. */
const RATHER_LIKE = 0.33;
/** What is asked less like this may be meant otherwise, however many of its words were found. */
const UNSURE = 0.65;
/** With less of a chance than this the best passage may be on another matter: whom to ask is said as well. */
const RATHER_SURE = 0.6;
/** With a better chance than this the best passage is told without a doubt, and with a better one than that it is none that only comes near. By trial: more of what was doubted was right. */
const HARDLY_SURE = 0.3;
const HARDLY_FITS = 0.35;
/** Chances are held against each other: of words that nobody asks in, whatever was found has a good one. */
const HARDLY_LIKE = 0.4;
/** As like as the likest, nearly. */
const NEARLY = 0.9;
/** A single word has to be this much of the question. */
const THIN = 0.62;
/** What is less likely than this beside something likely is not meant by who only names a thing. */
const NEVER = 0.01;
/** Passages on a thing of which nothing more is asked. */
const OF_NAMED = 2;
/** Characters of a question that the next one can lean on. */
const REMEMBERED = 300;
/** Of whether we make something for a trade no passage is surer, the overview is meant. */
const HALF = 0.5;
/** Of what was told already, this much of its chance is enough for something else. */
const NEARLY_AS_LIKELY = 0.3;
/** Of several questions in a breath each has one passage. */
export const EACH = 1;

/** Sentences and entries that are known to have been told in a conversation. */
const TOLD = 64;

/** Each of these is a question of its own: "what does it cost, and how long does it take?" */
const separate: readonly Aspect[] = ['price', 'duration', 'phone', 'email', 'place', 'hours', 'not-for', 'requirement', 'upkeep', 'team', 'author', 'date', 'pay'];

export const contactLink: Action = { label: 'Contact', href: '/contact' };

/**
 * Answers from the passages that fit best, or says that the site does not tell.
 *
 * @param most how many passages there are to be at most, besides what belongs to the best one
 */
export async function answerQuestion(knowledge: Knowledge, question: Question, topic: Topic, most?: number): Promise<Answer> {
  const mayBeMeant = (one: Found) => !isListOfOthers(one, question, topic);
  // What is refused keeps its chance: what is left is no likelier for that.
  const isRepeated = question.plain === topic.before;
  const meant = amongThem(mayBeTold(await knowledge.search(question, topic), question, topic), mayBeMeant).map((one) => (most === EACH ? one : withTimesOnly(one, question, topic))).filter((one) => !isRefused(one, topic));
  const all = meant.map((one) => withStepAsked(isRepeated ? one : untoldFirst(withOwnEntries(one, meant), topic), question));
  const found = all.filter(mayBeMeant);
  const overview = overviewOfNamed(found, question, topic);
  const best = officeOffered(found, question) ?? overview ?? wholeStack(untold(found, question, topic) ?? found[0], found, question);
  const fitting = all.reduce<Found | undefined>((top, one) => (top && top.score >= one.score ? top : one), undefined);
  const fits = fitting && answersFor(fitting, question, topic);
  const topicAfter = (shown: readonly Found[], ...once: readonly Remark[]): Topic => {
    const last = renderAnswer(shown).flatMap(({ tells }) => tells);
    return { ...topicOf(question, best, topic), told: [...new Set([...last, ...(topic.told ?? [])])].slice(0, TOLD), last, remarks: [...new Set([...(topic.remarks ?? []), ...once])] };
  };
  /** What is added to an answer is added once in a conversation. */
  const first = (remark: Remark) => (topic.remarks?.includes(remark) ? undefined : assistant[remark]);
  // A country may only be where somebody is.
  const ofOurs = question.entities.some((id) => !question.vague.has(id) && kindOf(id) !== 'office');
  const likest = all.reduce<Found | undefined>((top, one) => (top && top.like >= one.like ? top : one), undefined);
  const isFarOff = fitting !== undefined && likest !== undefined && isFar(fitting, ofOurs) && !fits && likest.like < RATHER_LIKE;
  if (!best || !fitting || !likest || (isFarOff && (best.chance < HARDLY_SURE || kindOf(best.passage.about) === 'unpublished')) || (topic.not && isDoubtful(best, likest))) return { text: assistant.unknown, links: [contactLink], topic: topicAfter([]), known: false, sure: false, found };
  const ofEach = toldOfEach(all, question);
  const each = ofEach.length > 0 ? ofEach : servicesCompared(knowledge, found, question, topic);
  if (each.length > 0) return { text: joined(each), links: distinctLinks(each.map(({ passage }) => passage.page)), topic: topicAfter(each), known: true, sure: true, found };
  const extreme = extremeProject(question);
  if (extreme) return { ...toldOfExtreme(extreme), topic: { ...topicAfter([]), entity: `project:${extreme.project.id}` }, known: true, sure: true, found };
  const own = ofTheThing(all, question, topic);
  // Of several questions in a breath, what the figures tell besides may be the next one's.
  const fact = most === undefined ? projectFactOf(own ?? found[0], question, topic) : undefined;
  const about = factAbout(question, topic);
  if (fact) return { text: fact, links: [pageOf(about) ?? best.passage.page], topic: { ...topicAfter([]), entity: about }, known: true, sure: true, found: own ? [own, ...found] : found };
  if (own) return { text: joined([own]), links: [own.passage.page], topic: topicAfter([own]), known: true, sure: true, found: [own, ...found] };
  const theirs = ofTheirService(found, question, topic);
  if (theirs.length > 0) return { text: joined(theirs), links: distinctLinks(theirs.map(({ passage }) => passage.page)), topic: { ...topicAfter(theirs), entity: topic.entity ?? topic.need }, known: true, sure: true, found };
  const compared = comparedWith(best, all, question);
  if ((best.chance < HARDLY_FITS || likest.like < HARDLY_LIKE) && (isThin(fitting, question, fits) || (fitting.coverage < ENOUGH && !fits))) {
    // That the site does not say it is the likeliest answer, if people ask so for it nearly as much.
    const unsaid = found.filter(({ passage, like }) => kindOf(passage.about) === 'unpublished' && like >= likest.like * NEARLY).slice(0, 1);
    // Of what is far off by its words, what its meaning says is offered, and nothing beside it.
    const near = isFarOff ? [best] : choosePassages([...unsaid, best, fitting, likest, ...compared], found, { question, topic, isNear: true, most });
    return { text: [assistant.nearest, joined(near), first('askUs')].filter(Boolean).join('\n'), links: distinctLinks([...near.map(({ passage }) => passage.page), contactLink]), topic: topicAfter(near, 'askUs'), known: false, sure: false, found, chance: best.chance };
  }
  const likely = choosePassages([best, ...announcedBy(best, found), ...forOtherAspects(best, found, question), ...compared], found, { question, topic, most: overview ? (isOffered(best, question) ? 1 : OF_NAMED) : most });
  // Who hears yes, and what it is, has heard enough.
  const isListed = isAmongOffers(likely[0]!, question);
  const chosen = isListed ? likely.slice(0, 1) : likely;
  const isYes = isListed || isOffered(best, question) || best === officeOffered(found, question);
  if (!isYes && isDoubtful(best, likest) && isUnsure(best, likest, fits)) return { text: [assistant.perhaps, joined(chosen), first('askUs')].filter(Boolean).join('\n'), links: distinctLinks([...chosen.map(({ passage }) => passage.page), contactLink]), topic: topicAfter(chosen, 'askUs'), known: true, sure: false, found, chance: best.chance };
  const ranges = isRange(best, question);
  const further = best.chance < RATHER_SURE && !ranges && !isYes && kindOf(best.passage.about) !== 'unpublished' && !tellsItsOwn(best, question, topic);
  const links = distinctLinks([...chosen.map(({ passage }) => passage.page), ...(ranges || further || best.passage.aspects.includes('contact') ? [contactLink] : [])]);
  const isQualified = chosen.some(({ passage }) => saysSo.test(textOf(passage)));
  const remark: Remark | undefined = ranges && !isQualified ? 'rangeOnly' : further ? 'askUs' : undefined;
  const text = isYes ? `${assistant.offered} ${joined(chosen)}` : joined(chosen);
  return { text: [text, remark && first(remark)].filter(Boolean).join('\n'), links, topic: topicAfter(chosen, ...(remark ? [remark] : [])), known: true, sure: true, found, chance: isYes ? 1 : best.chance };
}

/** Its chance is low, or nobody asks in such words: who has just said that an answer was beside the point is given no other guess. */
const isDoubtful = (best: Found, likest: Found) => best.chance < HARDLY_SURE || likest.like < HARDLY_LIKE;

/** Who asks in other words after an answer did not hear there what they ask for: what is nearly as likely and was not told yet comes before it, if the site has something to tell. */
function untold([best, ...others]: readonly Found[], { plain }: Question, topic: Topic): Found | undefined {
  return best && plain !== topic.before && isTold(best, topic) ? others.find((one) => one.chance >= best.chance * NEARLY_AS_LIKELY && kindOf(one.passage.about) !== 'unpublished' && !isTold(one, topic)) : undefined;
}

/** The figures of the dearest project, or of the longest. */
function toldOfExtreme({ project: { id, title, client, timeline, teamSize, budget }, lead }: NonNullable<ReturnType<typeof extremeProject>>) {
  return { text: `${lead} ${assistant.sentences.project(title, client, timeline, teamSize, budget)}`, links: [{ label: title, href: `/portfolio/${id}` }] };
}

/** Who only names a thing would like to know what it is. */
function overviewOfNamed(found: readonly Found[], question: Question, topic: Topic): Found | undefined {
  const [named, another] = question.entities;
  const isUnclear = found[0] !== undefined && found[0].chance < HALF && isWhetherOffered(question) && !isAmongOffers(found[0], question);
  if (!named || another || !(namesOnly(question) || isUnclear) || wantedAspects(question, topic).size > 0) return undefined;
  const overview = found.find(({ passage }) => passage.about === named && passage.aspects.includes('overview'));
  // "The one about AI", after our articles.
  return overview && overview.chance < NEVER && found[0]!.chance > RATHER_SURE ? undefined : overview;
}

/** How likely each is, where it is one of those that may be meant. */
function amongThem(all: readonly Found[], mayBeMeant: (one: Found) => boolean): Found[] {
  const whole = all.filter(mayBeMeant).reduce((sum, { chance }) => sum + chance, 0) || 1;
  return all.map((one) => ({ ...one, chance: one.chance / whole }));
}

/** That a figure is no quotation. */
const saysSo = /\byours (?:is a fixed price|may take)\b/i;

/** A price or a duration from … to, or that others had: the asker's own is another matter. */
function isRange({ passage }: Found, { aspects }: Question): boolean {
  const figures: readonly Aspect[] = ['price', 'duration'];
  return kindOf(passage.about) !== 'project' && figures.some((aspect) => aspects.has(aspect) && passage.aspects.includes(aspect)) && /\d/.test(textOf(passage));
}

/** A word that happens to stand there does not make a passage come near: "who won the match yesterday". */
const isFar = ({ coverage, held }: Found, ofOurs: boolean) => coverage < (ofOurs ? NEAR_OURS : held > 1 ? NEAR : ENOUGH);

/** One everyday word of several is no answer. */
const isThin = ({ held, coverage, tells }: Found, { words, entities }: Question, fits: boolean | undefined) => held < 2 && words.length > 1 && entities.length === 0 && !fits && !tells && coverage < THIN;

/** Nothing is much like the question, nor told of the very thing that it names: what was found may be something else. */
const isUnsure = (best: Found, likest: Found, fits: boolean | undefined) => !fits && Math.max(best.like, likest.like) < UNSURE && kindOf(best.passage.about) !== 'unpublished';

/** It is about the thing that the question names, and tells what is asked of it. */
function answersFor({ passage, coverage }: Found, { entities, vague, aspects, pointsBack }: Question, topic: Topic): boolean {
  const meant = entities.length === 0 && pointsBack && topic.entity === passage.about;
  const named = meant || (entities.includes(passage.about) && (!vague.has(passage.about) || entities.length === 1));
  return named && passage.aspects.some((aspect) => aspects.has(aspect)) && (meant || coverage >= (aspects.size > 1 ? NEAR : BARELY));
}

/** The list that a paragraph leads to: "your browser keeps the following". */
function announcedBy({ passage }: Found, found: readonly Found[]): Found[] {
  if (!/\bthe following\b/.test(textOf(passage))) return [];
  return found.filter((one) => one.passage.page.href === passage.page.href && one.passage.form === 'entries').slice(0, 1);
}

/** What else is asked of the same thing in the same breath. */
function forOtherAspects(best: Found, found: readonly Found[], { aspects }: Question): Found[] {
  const others = separate.filter((aspect) => aspects.has(aspect) && !best.passage.aspects.includes(aspect));
  const same = found.filter(({ passage }) => passage.about === best.passage.about);
  const answers = [...same.filter(({ passage }) => passage.aspects.includes('question')), ...same];
  return [...new Set(others.flatMap((aspect) => answers.find(({ passage }) => passage.aspects.includes(aspect)) ?? []))];
}

/** One after the other, without saying twice where they stand or what one holds of the other. */
function joined(chosen: readonly Found[]): string {
  const texts: string[] = [];
  renderAnswer(chosen).forEach((rendered, index) => {
    const { lead } = chosen[index]!.passage;
    const isLeadSaid = chosen.slice(0, index).some(({ passage }) => passage.lead !== undefined && passage.lead === lead);
    if (!isSaid(rendered.text || rendered.lead, texts.join('\n'))) texts.push(isLeadSaid ? rendered.text : wordsOf(rendered));
  });
  return texts.join('\n');
}

/** Who says so tells what they would have from us. */
const wish = /\b(?:want|need|looking for|require|would like|planning|thinking of|build us|make us)\b/;

function topicOf(question: Question, best: Found | undefined, before: Topic): Topic {
  const about = best?.passage.about;
  const places = ['careers', 'privacy', 'offices', 'blog'];
  const named = question.entities.length === 1 && (!question.vague.has(question.entities[0]!) || question.entities[0] === about) && (!question.aboutJobs || question.entities[0]!.startsWith('position:')) ? question.entities[0] : undefined;
  // "We need an app for our clinics": what follows is about the app, and not about another clinic's.
  const wished = wish.test(question.plain) ? question.entities.filter((id) => kindOf(id) === 'service') : [];
  const entity = wished.length === 1 ? wished[0] : named ?? (about && (about.includes(':') || places.includes(about)) ? about : question.entities[0]);
  const aspects = question.aspects.size > 0 ? question.aspects : wantedAspects(question, before);
  const told = [...aspects].find((aspect) => best?.passage.aspects.includes(aspect));
  const [asked] = aspects;
  // What all offices have, asked after one was spoken of, is asked of that one: "the address in KL", "WhatsApp?", "is it open now?"
  const last = entity === 'offices' && question.entities.length === 0 && kindOf(before.entity ?? '') === 'office' ? before.entity : (entity ?? before.entity);
  const earlier = last === before.entity ? (before.asked ?? []) : [];
  return { need: before.need, entity: last, asked: [...new Set([...earlier, ...question.aspects])], aspect: told ?? asked ?? before.aspect, before: question.plain.slice(0, REMEMBERED) };
}

/** Each page once. */
export function distinctLinks(links: readonly Action[]): Action[] {
  return links.filter(({ href }, index) => links.findIndex((other) => other.href === href) === index);
}
