import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { GraphContext } from '../../graphql/graph-context.ts';
import { replyToMessage } from './reply-to-message.ts';

@ObjectType({ simpleResolvers: true })
class ChatReply {
  @Field(() => String) response!: string;
}

@Resolver()
export class ChatResolver {
  @Mutation(() => ChatReply, { description: 'Says something to the assistant.' })
  sendChatMessage(
    @Ctx() { ctx }: GraphContext,
    @Arg('message', () => String) message: string,
    @Arg('sessionId', () => String) sessionId: string,
  ): Promise<ChatReply> {
    return replyToMessage(ctx, { message, sessionId });
  }
}
