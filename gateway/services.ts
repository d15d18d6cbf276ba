import type { KeyObject } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Orm } from './database/orm.ts';
import { withoutWords } from './errors.ts';
import { createFindAdmin, type FindAdmin } from './modules/admins/find-admin.ts';
import { createPasswords, type Passwords } from './modules/admins/passwords.ts';
import { sessionKey } from './modules/admins/session-token.ts';
import { knowledgeOfContent, type Knowledge } from './modules/assistant/knowledge/knowledge.ts';
import { createLanguageModel, type LanguageModel } from './modules/assistant/model/language-model.ts';
import { createTokenBudget } from './modules/assistant/model/token-budget.ts';
import { createDeskEvents, type DeskEvents } from './modules/desk/live/desk-events.ts';
import { createTurns, type Turns } from './modules/conversations/turns.ts';
import { createStoreInquiry, type StoreInquiry } from './modules/inquiries/store-inquiry.ts';
import { createSentenceEncoder, type SentenceEncoder } from './modules/language/sentence-vectors.ts';
import { createWordTagger, type WordTagger } from './modules/leads/reading/tagger/word-tagger.ts';
import { createRateLimiter, limits, type RateLimiter } from './modules/limits/rate-limiter.ts';
import { createNewsletterLinks, type NewsletterLinks } from './modules/newsletter/newsletter-links.ts';
import { type Pace, usualPace } from './modules/post/pace.ts';
import { createPostRoom, type PostRoom } from './modules/post/post-room.ts';
import { type Admission, createAdmission } from './modules/submissions/admission.ts';

/** What lives as long as the server and is shared by its requests. */
export interface Services {
  readonly orm: Orm;
  readonly sessionKey: KeyObject;
  readonly rateLimiter: RateLimiter;
  readonly passwords: Passwords;
  readonly sentenceEncoder: SentenceEncoder;
  readonly wordTagger: WordTagger;
  readonly knowledge: Knowledge;
  /** Of chat messages. */
  readonly turns: Turns;
  /** Undefined where none is configured. */
  readonly languageModel: LanguageModel | undefined;
  readonly findAdmin: FindAdmin;
  readonly inquiryAdmission: Admission;
  readonly applicationAdmission: Admission;
  readonly subscriptionAdmission: Admission;
  readonly newsletterLinks: NewsletterLinks;
  readonly postRoom: PostRoom;
  readonly storeInquiry: StoreInquiry;
  readonly deskEvents: DeskEvents;
}

type Settings = Pick<Config, 'rateLimitScale' | 'jwtSecret' | 'publicUrl' | 'model' | 'modelTokensPerDay' | 'mail' | 'webhook'>;

/** What is not made of the settings. */
export interface ServiceParts {
  /** How patiently letters are delivered, if not as usual. */
  readonly pace?: Pace;
  /** What tells the meaning of messages, if not the encoder that comes with us. It ends with the server. */
  readonly sentenceEncoder?: SentenceEncoder;
  /** What reads who visitors are, if not the tagger that comes with us. It ends with the server. */
  readonly wordTagger?: WordTagger;
}

export function createServices(config: Settings, orm: Orm, log: FastifyBaseLogger, { pace = usualPace, sentenceEncoder = encoderThatTells(log), wordTagger = taggerThatTells(log) }: ServiceParts = {}): Services {
  const findAdmin = createFindAdmin(orm);
  const newsletterLinks = createNewsletterLinks(config);
  const postRoom = createPostRoom(config, orm, newsletterLinks, pace);
  return {
    orm,
    sessionKey: sessionKey(config.jwtSecret),
    rateLimiter: createRateLimiter(orm, config.rateLimitScale),
    passwords: createPasswords(),
    sentenceEncoder,
    wordTagger,
    knowledge: knowledgeOfContent(sentenceEncoder),
    turns: createTurns(),
    languageModel: config.model && createLanguageModel(config.model, createTokenBudget(orm, config.modelTokensPerDay)),
    findAdmin,
    inquiryAdmission: createAdmission(orm, 'inquiry', limits.contact, config.rateLimitScale),
    applicationAdmission: createAdmission(orm, 'job_application', limits.applications, config.rateLimitScale),
    subscriptionAdmission: createAdmission(orm, 'newsletter_subscription', limits.newsletter, config.rateLimitScale),
    newsletterLinks,
    postRoom,
    storeInquiry: createStoreInquiry(orm, postRoom),
    deskEvents: createDeskEvents(orm, findAdmin),
  };
}

/** Answers go on without it, so the log is the only place where a failure shows. */
const encoderThatTells = (log: FastifyBaseLogger) =>
  createSentenceEncoder({ onFailure: (error) => log.error({ err: withoutWords(error) }, 'the sentence encoder has failed; until it is back the assistant finds less of what is put in other words') });

const taggerThatTells = (log: FastifyBaseLogger) =>
  createWordTagger({ onFailure: (error) => log.error({ err: withoutWords(error) }, 'the word tagger has failed; until it is back more of what visitors tell of themselves is missed') });
