import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql';
import type { GraphContext } from '../../graphql/graph-context.ts';
import { LETTER_TRAP_FIELD } from './trap-field.rules.ts';
import { subscribe } from './subscribe.ts';

@InputType()
class NewsletterInput {
  @Field(() => String) email!: string;
  @Field(() => String, { description: 'The version of the wording that the person agreed to.' }) consent!: string;
  @Field(() => String, { nullable: true }) sourcePage?: string | null;
  @Field(() => String, { nullable: true, description: 'Leave it empty.' }) [LETTER_TRAP_FIELD]?: string | null;
}

@Resolver()
export class NewsletterResolver {
  @Mutation(() => Boolean, { description: 'Asks for the newsletter. True means that it was taken, whether or not the address was known.' })
  async subscribeToNewsletter(
    @Ctx() { ctx }: GraphContext,
    @Arg('input', () => NewsletterInput) input: NewsletterInput,
    @Arg('submissionId', () => String, { nullable: true }) submissionId?: string | null,
  ): Promise<boolean> {
    await subscribe(ctx, input, submissionId);
    return true;
  }
}
