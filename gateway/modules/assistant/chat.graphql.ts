import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Action } from '#content/types.ts';
import type { GraphContext } from '../../graphql/graph-context.ts';
import type { ChatReply as Reply } from './chat-reply.ts';
import { replyToMessage } from './reply-to-message.ts';

@ObjectType({ simpleResolvers: true })
class ChatLink {
  @Field(() => String, { description: 'A path on this site.' }) href!: string;
  @Field(() => String) label!: string;
}

@ObjectType({ simpleResolvers: true })
class ChatReply {
  @Field(() => String, { description: 'Plain text.' }) response!: string;
  @Field(() => [ChatLink], { description: 'The pages that the answer comes from.' }) links!: readonly Action[];
  @Field(() => [String], { description: 'What the visitor might ask next.' }) suggestions!: readonly string[];
}

@Resolver()
export class ChatResolver {
  @Mutation(() => ChatReply, { description: 'Says something to the assistant.' })
  sendChatMessage(
    @Ctx() { ctx }: GraphContext,
    @Arg('message', () => String) message: string,
    @Arg('sessionId', () => String) sessionId: string,
    @Arg('messageId', () => ID, { nullable: true, description: 'A UUID. The same one and message again give the first reply, and nothing is said twice.' }) messageId?: string | null,
  ): Promise<Reply> {
    return replyToMessage(ctx, { message, sessionId, messageId });
  }
}
