import { positions } from '#content/positions.ts';
import type { Position } from '#content/types.ts';
import { ownTrade, type Trade } from '../../../leads/reading/own-trade.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Topic } from '../../knowledge/question.ts';

/** The position that is for those of a trade. */
const slugs: Readonly<Record<Trade, string>> = { development: 'senior-full-stack-developer', mobile: 'mobile-app-developer', design: 'ui-ux-designer', marketing: 'digital-marketing-specialist' };

/** The open position for people of a trade. */
export const positionOfTrade = (trade: Trade): Position | undefined => positions.find(({ slug }) => slug === slugs[trade]);

/** What is remembered of whoever says what they do: the position that is for such; and it is what is talked about, where nobody but an applicant tells so and nothing of ours was spoken of. */
export function withTrade(message: string, topic: Topic): Topic {
  const own = ownTrade(message);
  const position = own && positionOfTrade(own.trade);
  if (!position) return topic;
  const id = `position:${position.slug}`;
  const isFree = topic.entity === undefined || kindOf(topic.entity) === 'careers';
  return { ...topic, trade: id, ...(own.isSure && topic.need === undefined && isFree ? { entity: id } : {}) };
}
