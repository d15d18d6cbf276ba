import MiniSearch from 'minisearch';
import { commonWords } from '../../language/common-words.ts';
import { answering, keptQuestions } from './asked/kept-questions.ts';
import type { IsKnown } from './asked/known-questions.ts';
import { createLikeness, type LikeInParts } from './asked/likeness.ts';
import { meaningWords } from '../../language/meanings.ts';
import { knownQuestions } from './asked/question-bank.ts';
import { allPassages, entities, kindOf } from './content.ts';
import { createNames } from './entities.ts';
import { fit } from './fit.ts';
import { amongJobs, defines, ofProject, wantedAspects } from './in-context.ts';
import { createMeaning, type Meant } from './meaning/meaning.ts';
import type { MeaningWeights } from './meaning/classifier.ts';
import { createMeasure } from './measure.ts';
import { passageKey, textOf, type Aspect, type Passage } from './passage.ts';
import { understand, type Question, type Topic } from './question.ts';
import { chancesOf, type RankingWeights } from './ranking/chances.ts';
import { learntWeights } from './ranking/learnt-weights.ts';
import { signsOf, type Signs } from './ranking/signs.ts';
import { createSpelling } from './spelling.ts';
import { asMeant } from './unsaid.ts';
import { talks, type Talk } from './talk/talk.ts';
import { talkOf } from './talk/talk-of.ts';
import { sharedEncoder, type SentenceEncoder } from '../../language/sentence-vectors.ts';
import { groupsOf, thesaurusWords } from '../../language/thesaurus.ts';
import { isEmpty, isWeak, joinPhrases, stem, wordsOf } from '../../language/words.ts';

export interface Found {
  readonly passage: Passage;
  /** How likely it holds the answer, if any passage does: of all that were found together 1. */
  readonly chance: number;
  /** How well it fits by all that is measured, weighed by hand. */
  readonly score: number;
  /** It tells what the question asks for. */
  readonly tells: boolean;
  /** How much of the question's meaning the passage holds, from 0 to 1. */
  readonly coverage: number;
  /** The same without the words that name the thing: how much of what is asked of it. */
  readonly rest: number;
  /** How much of it stands in the passage's heading already. */
  readonly head: number;
  /** Words of the question that the passage holds. */
  readonly held: number;
  /** How like the question is to those that the passage is known to answer, from 0 to 1. */
  readonly like: number;
  /** How well each of its items fits, in their order. */
  readonly items: readonly number[];
  /** What its chance is told by. */
  readonly signs: Signs;
}

/** Search over the site's content. */
export interface Knowledge {
  /** @param said all that the visitor said, where `text` is only what of it may ask */
  understand(text: string, said?: string): Question;
  /** Begins with what takes longest of the search, so that this hardly waits for it; meanwhile others are served. */
  anticipate(question: Question, topic?: Topic): void;
  /** Whether a question is known, word for word. */
  knows(question: Question): boolean;
  /** What a message is that is no question to us, if it is like such messages, and less like those that the site answers. */
  talk(question: Question): Talk | undefined;
  /** Whether it is so much like what the site answers, and so little like small talk or a trick, that it can only be a question to us. */
  asksUs(question: Question): boolean;
  /** Gets ready for the first question, giving way to everything else. */
  prepare(): Promise<void>;
  /** The passages that may answer a question, likeliest first. */
  search(question: Question, topic?: Topic): Promise<Found[]>;
}

/** A word that means the same counts for this much of the word itself. */
const SYNONYM = 0.45;
/** So does a word that says little. */
const WEAK = 0.3;
/** A word that names a thing has done its work when the thing is known. */
const NAMING = 0.3;
/** What is asked of a thing weighs as much as a rare word. */
const ASPECT = 2.5;
/** It is what was asked, of what was asked about. */
const SURELY = 1.25;
/** It is what was asked, and the thing itself does not tell it. */
const INSTEAD = 1.6;
/** What is asked is told by how it is put; where the known questions are sure of another passage, it has to be half as like as that. */
const SURE_LIKE = 0.7;
const AGREES = 0.5;
/** What a passage is worth that holds nearly nothing of the question. */
const UNCOVERED = 0.15;
/** How much it counts that the passage holds all of the question. */
const COVERED = 1.2;
/** What holds only the name of the thing that is asked about is worth so much, and how much that counts. */
const NAME_ALONE = 0.3;
const BEYOND_NAME = 0.35;
/** Of "how much?" nothing else is known than what it asks for. */
const NOTHING_ELSE = 2;
/** How much it counts what the passage is about, beside what it says. */
const FIT = 0.8;
/** A list answers as a whole where its heading holds so much of the question. */
export const WHOLE = 0.75;
const AS_WHOLE = 1.15;
/** A question that stands nearly whole in the heading of what the site does not say asks for that. */
const MEANT = 0.85;
const UNPUBLISHED = 1.7;
/** A question of so few words leans on the one before it. */
const LEANING = 4;
/** In a message longer than this the question itself counts for more than the story around it. */
const STORY = 5;
/** In one longer than this there is so much besides that what is asked would drown. */
const LONG_STORY = 12;
const MOST_STRETCH = 2.6;
/** What it weighs beside the words themselves that people ask so for what the passage says, and how fast that grows. */
const LIKE = 5;
const LIKE_GROWS = 2;
/** What it says of how much of the question is held. */
const LIKE_COVERS = 1.2;
/** Nothing but the very question is so like one (EXACT in asked/likeness.ts); what else it might mean counts for this much. */
const EXACTLY = 3;
const OTHERWISE = 0.005;
/** So like that no single word decided it. */
const LIKE_ENOUGH = 0.5;
const LIKEST = 40;
/** So like that nothing else is meant. */
const SURELY_TALK = 0.5;
/** And so much liker than to any question that the site answers. */
const RATHER_TALK = 1;
/** So like what the site answers, and so much liker than to any talk: four of five questions tuned with are, and hardly a trick or an errand. */
const RATHER_US = 0.5;
const SURELY_US = 2;
/** Which entry of a list a question is like that leans on the one before it, that one tells mostly: its own words count for more. */
const OF_BEFORE = 0.2;
const unlike: LikeInParts = { share: 0, item: -1, ofItem: 0, ofPassage: 0, ofThing: 0, alone: 0, asking: 0 };
/** Passages that are looked at closely. */
const CANDIDATES = 80;
/** Those that fit best, those that are likest, and those that are likeliest meant, whatever their words are, come into question. */
const FITTING = 32;
const ALIKE = 16;
const MEANT_MOST = 12;
/** What an item of a passage is worth that is never meant, beside the one that is: by trial. */
const UNMEANT = 0.1;
/** Where no item is likelier than this, none is meant more than others. */
const CLEARLY_MEANT = 0.5;
/** The logarithm of a passage's chance to be meant (0.02), below which its items are not told apart. */
const HARDLY_MEANT = -4;
/** What was told last is seldom what is asked for next: so much is left of its chance. By trial on questions that follow others (docs/decisions/0054). */
const TOLD_LAST = 0.4;
/** But of a project that was told of, or is the first of the service that is wanted, more is asked, and not the same of another one. */
const OF_ANOTHER = 0.2;

let made: ((encoder: SentenceEncoder) => Knowledge) | undefined;

/** All gateways of a process share it, each with an encoder of its own: the content does not change while one runs. */
export const knowledgeOfContent = (encoder = sharedEncoder()): Knowledge => (made ??= createKnowledge())(encoder);

interface Learning {
  /** Which of the bank's questions are known. */
  readonly isKnown: IsKnown;
  /** What is learnt of the meaning of those. */
  readonly meaning: readonly MeaningWeights[];
  /** What signs say. */
  readonly ranking: RankingWeights;
}

/**
 * @param learning what differs while the weights of signs are learnt
 * @returns what is known, with what an encoder says of a question's meaning
 */
export function createKnowledge(learning?: Learning): (encoder: SentenceEncoder) => Knowledge {
  const passages = allPassages();
  const namesOf = new Map(entities.map(({ id, names }) => [id, names.join(' ')]));
  const relatedOf = new Map(entities.map(({ id, related }) => [id, related ?? []]));
  const documents = passages.map((passage, id) => ({
    id,
    names: namesOf.get(passage.about) ?? '',
    heading: passage.heading,
    text: textOf(passage),
    asked: passage.items.map(({ asked = '' }) => asked).join(' '),
  }));
  const index = new MiniSearch<{ id: number }>({
    fields: ['names', 'heading', 'text', 'asked'],
    tokenize: plainWords,
    processTerm: (word) => (!word || isEmpty(word) ? null : [stem(word), ...groupsOf(word)]),
  });
  index.addAll(documents);
  const measure = createMeasure(passages, namesOf);
  const answers = answering();
  const likeness = learning ? createLikeness(answers, undefined, learning.isKnown) : createLikeness(answers, keptQuestions());
  const meaningBy = createMeaning(answers, learning?.meaning);
  const likes = new WeakMap<Question, ReadonlyMap<number, LikeInParts>>();
  const namedIn = createNames(passages);
  const spelling = createSpelling(countWords([...documents.flatMap(({ names, heading, text, asked }) => [names, heading, text, asked]), ...thesaurusWords].join(' '), [...meaningWords, ...knownQuestions.flatMap((question) => question.split(' '))]));
  const understood = (text: string, said?: string) => understand(text, spelling, namedIn, said);

  async function search(asked: Question, topic: Topic, meaningOf: Promise<Meant | undefined>): Promise<Found[]> {
    const meant = await meaningOf;
    const meantMost = new Set([meant?.alone, meant?.after].flatMap((says) => likeliest(says?.passages, passages.length)));
    const question = ofProject(amongJobs(asked, topic), topic);
    const naming = new Set(question.naming);
    const sought = question.words.map((word) => ({ word, factor: naming.has(word) ? NAMING : 1 }));
    const wanted = wantedAspects(question, topic);
    const isBare = question.words.length === 0;
    const untold = untoldBy(question.entities, wanted);
    const matches = index.search(question.words.join(' '), { boostTerm: (term) => (term.startsWith('~') ? SYNONYM : isWeak(term) ? WEAK : 1) });
    const matched = new Map(matches.map(({ id, score }) => [id as number, score]));
    const alike = likesOf(asked, topic.before);
    const isLeaning = topic.before !== undefined && leans(asked);
    const likest = [...alike].filter(([id]) => id < passages.length).sort(([, a], [, b]) => b.share - a.share).slice(0, LIKEST);
    const likestShare = likest[0]?.[1].share ?? 0;
    const ids = new Set([...meantMost, ...likest.map(([id]) => id), ...matches.slice(0, CANDIDATES).map(({ id }) => id as number), ...ofThing(question, topic, wanted)]);
    const candidates = [...ids]
      .map((id) => {
        const passage = passages[id]!;
        const like = alike.get(id) ?? unlike;
        const tells = passage.aspects.some((aspect) => wanted.has(aspect)) && (likestShare < SURE_LIKE || like.share >= likestShare * AGREES || isBare);
        const ofIt = question.entities.length > 0 ? question.entities.includes(passage.about) || speaksFor(passage, question.entities, untold) : topic.entity && (!question.addressesUs || question.pointsBack) ? topic.entity === passage.about : passage.aspects.includes('list') || (question.addressesUs && passage.about === 'company') || (isOffice(passage) && !question.aboutJobs) || (question.aboutJobs && passage.about === 'careers');
        const measured = measure(id, sought, question.pairs, tells && ofIt ? ASPECT : 0, question.wantsNumber);
        const told = LIKE * like.share ** LIKE_GROWS * (measured.whole || 1);
        const amount = measured.amount + told;
        const items = byMeaning(measured.items.map((score, place) => (place === like.item ? score + told * (isLeaning ? OF_BEFORE : 1) : score)), meant && itemsMeant(meant, id, passage.items.length));
        const held = Math.max(measured.held, like.share > LIKE_ENOUGH ? 2 : 0);
        const coverage = Math.max((measured.coverage + measured.rest) / 2, Math.min(1, LIKE_COVERS * like.share));
        const { head } = measured;
        const form = passage.form === 'entries' && head >= WHOLE ? AS_WHOLE : 1;
        const fits = fit(passage, question, topic, relatedOf, { tells, like: like.share, isLikest: like.share === likestShare });
        const score = amount * form * (ownWords.includes(kindOf(passage.about)) && head >= MEANT && held > 1 ? UNPUBLISHED : 1) * fits ** FIT * (tells && ofIt && isBare ? NOTHING_ELSE : 1) * (tells && ofIt ? (question.entities.includes(passage.about) ? SURELY : INSTEAD) : 1) * (UNCOVERED + coverage) ** COVERED * (NAME_ALONE + measured.rest) ** BEYOND_NAME;
        const likeParts = { item: like.ofItem, passage: like.ofPassage, thing: like.ofThing, alone: like.alone, asking: like.asking };
        return { id, passage, score, like: like.share, likeParts, matched: matched.get(id) ?? 0, amount: measured.amount, coverage, rest: measured.rest, head, held, items, fit: fits, tells, ofIt: Boolean(ofIt) };
      })
      .sort((a, b) => b.score - a.score);
    const alikest = new Set(candidates.toSorted((a, b) => b.like - a.like).slice(0, ALIKE));
    const kept = candidates.filter((candidate, place) => place < FITTING || alikest.has(candidate) || meantMost.has(candidate.id));
    const signs = signsOf(kept, question, topic, wanted, meant);
    const likely = chancesOf(signs, learning?.ranking ?? learntWeights());
    // "What does it cost?" is known, and is asked of whatever is talked about.
    const isAfter = (topic.entity ?? topic.before) !== undefined || (topic.need !== undefined && asked.words.length === 0);
    const mayLean = isAfter && leans(asked);
    const chances = inConversation(likely, kept, topic, exampleOf(asked, topic));
    const found = asMeant(kept.map((candidate, place) => ({ ...candidate, signs: signs[place]!, chance: chances[place]!, isKnown: !mayLean && isAskedFor(candidate) })), question, topic);
    return knownFirst(found).sort((a, b) => b.chance - a.chance);
  }

  /** The project that stands for a service where that is wanted, and nothing else named or talked about: its first one. */
  function exampleOf({ entities: named }: Question, { entity, need }: Topic): string | undefined {
    return named.length === 0 && need !== undefined && entity === need ? relatedOf.get(need)?.find((id) => kindOf(id) === 'project') : undefined;
  }

  /** What tells the asked of the thing that is talked about, whatever its words are. */
  function ofThing({ entities: named }: Question, topic: Topic, wanted: ReadonlySet<Aspect>): number[] {
    const things = named.length > 0 ? named : [topic.entity, topic.need];
    return passages.flatMap(({ about, aspects }, id) => (things.includes(about) && aspects.some((aspect) => wanted.has(aspect)) ? [id] : []));
  }

  /** What is asked of the things, and none of their own passages tells. */
  function untoldBy(named: readonly string[], wanted: ReadonlySet<Aspect>): ReadonlySet<Aspect> {
    return new Set([...wanted].filter((aspect) => !passages.some(({ about, aspects }) => named.includes(about) && aspects.includes(aspect))));
  }

  /** The careers page speaks of a position's pay. A project speaks for nothing but itself. */
  function speaksFor({ about, aspects }: Passage, named: readonly string[], untold: ReadonlySet<Aspect>): boolean {
    return !about.startsWith('project:') && named.some((id) => relatedOf.get(id)?.includes(about)) && aspects.some((aspect) => untold.has(aspect));
  }

  /** A question is held against the known ones once, unless it leans on the one before it. */
  function likesOf(question: Question, before?: string): ReadonlyMap<number, LikeInParts> {
    const { plain, asking, words } = question;
    const asked = { plain, naming: new Set(question.naming), asking: asking !== undefined && (words.length > STORY || likeness.knows(asking)) ? asking : undefined };
    if (before && leans(question)) return likeness.of({ ...asked, before });
    const known = likes.get(question) ?? forItsLength(likeness.of(asked), words.length);
    likes.set(question, known);
    return known;
  }

  function talk(question: Question): Talk | undefined {
    const sorted = [...likesOf(question)].sort(([, a], [, b]) => b.share - a.share);
    const best = sorted.find(([id]) => id >= passages.length);
    const isRather = best !== undefined && sorted.every(([id, { share }]) => !passages[id] || best[1].share >= share * (ownWords.includes(kindOf(passages[id].about)) ? 1 : RATHER_TALK));
    return isRather && best[1].share >= SURELY_TALK ? talks[best[0] - passages.length]?.talk : undefined;
  }

  function asksUs(question: Question): boolean {
    let [ofUs, ofTalk] = [0, 0];
    for (const [id, { share }] of likesOf(question)) {
      if (passages[id]) ofUs = Math.max(ofUs, share);
      else ofTalk = Math.max(ofTalk, share);
    }
    return ofUs >= RATHER_US && ofUs >= ofTalk * SURELY_US;
  }

  return (encoder) => {
    const meaning = meaningBy(encoder);
    const meantBy = (question: Question, { before }: Topic) => meaning.of(question.said, before);

    /** Reads beforehand what the first visitor would wait for. */
    async function prepare(): Promise<void> {
      talkOf('');
      await likeness.prepare();
      await meaning.prepare();
    }

    return {
      anticipate(question, topic = {}) {
        // Who searches hears of a failure; if nobody does, nothing has failed.
        void meantBy(question, topic).catch(() => undefined);
      },
      asksUs,
      knows: ({ plain }) => likeness.knows(plain),
      talk,
      prepare,
      understand: understood,
      search: (question, topic = {}) => search(question, topic, meantBy(question, topic)),
    };
  };
}

/** How likely each item of a passage is meant, from 0 to 1; nothing where the passage itself hardly is: what is said of its items says nothing then. */
function itemsMeant({ alone, after }: Meant, passage: number, items: number): number[] | undefined {
  const said = [alone, ...(after ? [after] : [])].filter(({ passages }) => passages[passage]! >= HARDLY_MEANT).map((one) => one.itemsOf(passage));
  return said.length === 0 ? undefined : Array.from({ length: items }, (_, place) => said.reduce((sum, one) => sum + (one[place] ?? 0), 0) / said.length);
}

/** What fits by its words, and what is meant, which no word has to tell. */
function byMeaning(scores: readonly number[], meant: readonly number[] | undefined): readonly number[] {
  const mostMeant = Math.max(0, ...(meant ?? []));
  if (!meant || mostMeant < CLEARLY_MEANT) return scores;
  const most = Math.max(...scores) || 1;
  return scores.map((score, place) => score * (UNMEANT + (1 - UNMEANT) * (meant[place]! / mostMeant)) + most * meant[place]!);
}

/** Chances that are 1 together again, in view of what was told last, and of the project that stands for what is wanted. */
function inConversation(chances: readonly number[], candidates: readonly { readonly passage: Passage }[], { last = [] }: Topic, example?: string): readonly number[] {
  const told = new Set(last.map((key) => key.split(':')[0]!));
  const projects = new Set(candidates.flatMap(({ passage }) => (told.has(passageKey(passage)) && kindOf(passage.about) === 'project' ? [passage.about] : [])));
  const meant = projects.size === 1 ? [...projects][0] : example;
  const factorOf = (passage: Passage) => {
    if (kindOf(passage.about) === 'project') return meant && passage.about !== meant ? OF_ANOTHER : 1;
    return told.has(passageKey(passage)) ? TOLD_LAST : 1;
  };
  const weighed = chances.map((chance, place) => chance * factorOf(candidates[place]!.passage));
  const whole = weighed.reduce((sum, chance) => sum + chance, 0) || 1;
  return weighed.map((chance) => chance / whole);
}

/** The places of the passages that a question is likeliest meant for; what is said of talk comes behind them. */
function likeliest(says: ArrayLike<number> | undefined, passages: number): number[] {
  if (!says) return [];
  return Array.from({ length: passages }, (_, place) => place).sort((a, b) => says[b]! - says[a]!).slice(0, MEANT_MOST);
}

/** Whether people ask for it in these very words. */
const isAskedFor = ({ like, likeParts }: { readonly like: number; readonly likeParts: { readonly asking: number } }) => Math.max(like, likeParts.asking) >= EXACTLY;

/** What is known to answer the very question, word for word, answers it. */
function knownFirst<One extends { readonly chance: number; readonly isKnown: boolean }>(found: readonly One[]): One[] {
  if (!found.some(({ isKnown }) => isKnown)) return [...found];
  const weighed = found.map((one) => ({ ...one, chance: one.isKnown ? one.chance : one.chance * OTHERWISE }));
  const whole = weighed.reduce((sum, { chance }) => sum + chance, 0);
  return weighed.map((one) => ({ ...one, chance: one.chance / whole }));
}

/** Whether a question may lean on the one before it: in a few words it does not that names a thing and what is asked of it. */
const leans = (question: Question) => {
  const { pointsBack, words, entities: named, aspects } = question;
  return pointsBack || (words.length <= LEANING && !defines(question) && (named.length === 0 || aspects.size === 0));
};

/** A right answer's share of a question falls with the root of how many words that has, as measured on 1,400 of them; but stories are answered as surely as short questions. */
function forItsLength(alike: ReadonlyMap<number, LikeInParts>, words: number): ReadonlyMap<number, LikeInParts> {
  const factor = Math.min(MOST_STRETCH, Math.sqrt(words / LONG_STORY));
  return factor <= 1 ? alike : new Map([...alike].map(([id, like]) => [id, { ...like, share: like.share * factor }]));
}

/** What is found by the words of its heading alone. */
const ownWords: readonly string[] = ['unpublished', 'assistant'];

/** What can be asked of the offices and nobody else. */
const isOffice = ({ about }: Passage) => about === 'offices';

const plainWords = (text: string) => joinPhrases(wordsOf(text).flatMap(({ plain }) => plain.split(' ')));

function countWords(text: string, known: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>(commonWords.map((word) => [word, 1]));
  for (const word of [...plainWords(text), ...known]) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
