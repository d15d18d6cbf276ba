import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../../../graphql/graph-context.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { PersonKindEnum, RecordKindEnum } from '../records/states.graphql.ts';
import type { PersonKind, RecordKind } from '../records/record-kinds.rules.ts';
import { findRelated, type RelatedRecord as Related } from './find-related.ts';

@ObjectType({ simpleResolvers: true })
class RelatedRecord implements Related {
  @Field(() => RecordKindEnum) kind!: RecordKind;
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true, description: 'The service, the position, or the page that a subscription came from.' }) about!: string | null;
  @Field(() => String, { description: 'In small letters: `open`, `shortlisted`, `confirmed`.' }) state!: string;
  @Field(() => Boolean) sameEmail!: boolean;
  @Field(() => Boolean) samePhone!: boolean;
  @Field(() => DateTime) createdAt!: Date;
}

@Resolver()
export class RelatedResolver {
  @Query(() => [RelatedRecord], { description: 'Other records with the same e-mail address or telephone number, newest first, at most 20 of a kind. Nothing is made one.' })
  relatedRecords(@Ctx() { ctx }: GraphContext, @Arg('kind', () => PersonKindEnum) kind: PersonKind, @Arg('id', () => ID) id: string): Promise<Related[]> {
    return findRelated(ctx, kind, id);
  }
}
