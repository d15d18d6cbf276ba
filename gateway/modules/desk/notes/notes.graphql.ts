import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../../../graphql/graph-context.ts';
import { Receipt } from '../../../graphql/receipt.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { PersonKindEnum } from '../records/states.graphql.ts';
import type { PersonKind } from '../records/record-kinds.rules.ts';
import type { DeskNoteRow } from './desk-note.entity.ts';
import { addNote, listNotes, removeNote } from './notes.ts';

@ObjectType({ simpleResolvers: true })
class DeskNote {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Who wrote it, by the name they had then.' }) authorName!: string;
  @Field(() => String) text!: string;
  @Field(() => DateTime) createdAt!: Date;
}

@Resolver()
export class NotesResolver {
  @Query(() => [DeskNote], { description: 'What was noted about a record, newest first.' })
  deskNotes(@Ctx() { ctx }: GraphContext, @Arg('kind', () => PersonKindEnum) kind: PersonKind, @Arg('id', () => ID) id: string): Promise<DeskNoteRow[]> {
    return listNotes(ctx, kind, id);
  }

  @Mutation(() => DeskNote)
  addDeskNote(
    @Ctx() { ctx }: GraphContext,
    @Arg('kind', () => PersonKindEnum) kind: PersonKind,
    @Arg('id', () => ID) id: string,
    @Arg('text', () => String) text: string,
  ): Promise<DeskNoteRow> {
    return addNote(ctx, kind, id, text);
  }

  @Mutation(() => Receipt, { description: 'Removes a note of one’s own.' })
  removeDeskNote(@Ctx() { ctx }: GraphContext, @Arg('id', () => ID) id: string): Promise<Receipt> {
    return removeNote(ctx, id);
  }
}
