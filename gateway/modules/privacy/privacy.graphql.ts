import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { enumOf } from '../../graphql/enum-of.ts';
import type { GraphContext } from '../../graphql/graph-context.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { erasePerson } from './erase-person.ts';
import type { Counts } from './erase-records.ts';
import { findPerson, type FoundRecord as Found } from './export-person.ts';
import { heldKinds, type HeldKind } from './find-records.ts';

const HeldKindEnum = enumOf('HeldKind', 'Kinds of records in which personal data are.', heldKinds);

@ObjectType({ simpleResolvers: true })
class HeldRecord implements Found {
  @Field(() => HeldKindEnum) kind!: HeldKind;
  @Field(() => ID) id!: string;
  @Field(() => DateTime) createdAt!: Date;
}

@ObjectType({ simpleResolvers: true })
class HeldRecords {
  @Field(() => [HeldRecord], { description: 'What an export holds and an erasure takes, newest first.' }) records!: Found[];
  @Field(() => Int, { description: 'Records of others in which the address stands: they stay, and somebody should look at them.' }) mentions!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How many records of each kind are gone.' })
class ErasedRecords implements Counts {
  @Field(() => Int) inquiry!: number;
  @Field(() => Int) lead!: number;
  @Field(() => Int) application!: number;
  @Field(() => Int) subscriber!: number;
  @Field(() => Int) conversation!: number;
}

@Resolver()
export class PrivacyResolver {
  @Query(() => HeldRecords, { description: 'What is held of a person: whatever bears the address or the number.' })
  heldRecords(@Ctx() { ctx }: GraphContext, @Arg('email', () => String, { nullable: true }) email?: string | null, @Arg('phone', () => String, { nullable: true }) phone?: string | null): Promise<HeldRecords> {
    return findPerson(ctx, { email, phone });
  }

  @Mutation(() => ErasedRecords, { description: 'Erases all of it, with notes, letters, messages and résumés. It cannot be undone.' })
  erasePerson(@Ctx() { ctx }: GraphContext, @Arg('email', () => String, { nullable: true }) email?: string | null, @Arg('phone', () => String, { nullable: true }) phone?: string | null): Promise<Counts> {
    return erasePerson(ctx, { email, phone });
  }
}
