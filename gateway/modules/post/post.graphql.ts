import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { enumOf } from '../../graphql/enum-of.ts';
import type { GraphContext } from '../../graphql/graph-context.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { RecordKindEnum } from '../desk/records/states.graphql.ts';
import type { RecordKind } from '../desk/records/record-kinds.rules.ts';
import { type FailedLetter as Failed, listFailedLetters, MOST_LETTERS, tryLettersAgain } from './failed-letters.ts';
import { type LetterKind, letterKinds } from './letters.rules.ts';

const LetterKindEnum = enumOf('LetterKind', 'What goes out by itself.', letterKinds, {
  NOTICE: { description: 'Word to the staff of what came in.' },
  WEBHOOK: { description: 'The same, to another program.' },
  RECEIPT: { description: 'Tells a visitor that it has arrived.' },
  CONFIRMATION: { description: 'Asks a subscriber to confirm.' },
});

@ObjectType({ simpleResolvers: true })
class FailedLetter implements Failed {
  @Field(() => ID) id!: string;
  @Field(() => LetterKindEnum) kind!: LetterKind;
  @Field(() => RecordKindEnum, { description: 'What kind of record it is about.' }) about!: RecordKind;
  @Field(() => ID) recordId!: string;
  @Field(() => String, { description: 'Of the record’s person.' }) name!: string;
  @Field(() => String, { description: 'A code such as `ECONNREFUSED`, `SMTP 550` or `HTTP 500`.' }) problem!: string;
  @Field(() => Int) attempts!: number;
  @Field(() => DateTime) createdAt!: Date;
  @Field(() => DateTime) failedAt!: Date;
}

@ObjectType({ simpleResolvers: true })
class FailedLetters {
  @Field(() => [FailedLetter], { description: `The newest, at most ${MOST_LETTERS}.` }) items!: Failed[];
  @Field(() => Int, { description: 'All there are.' }) total!: number;
}

@Resolver()
export class PostResolver {
  @Query(() => FailedLetters, { description: 'Letters that could not be delivered and are not tried any more.' })
  failedLetters(@Ctx() { ctx }: GraphContext): Promise<FailedLetters> {
    return listFailedLetters(ctx);
  }

  @Mutation(() => [ID], { description: `Sends failed letters on their way once more, at most ${MOST_LETTERS}; gives back those that had failed.` })
  tryLettersAgain(@Ctx() { ctx }: GraphContext, @Arg('ids', () => [ID]) ids: string[]): Promise<string[]> {
    return tryLettersAgain(ctx, ids);
  }
}
