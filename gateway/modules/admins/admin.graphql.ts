import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../../graphql/graph-context.ts';
import type { SessionAdmin } from './find-admin.ts';
import { logIn, type Session as LoggedIn } from './log-in.ts';
import { requireAdmin } from './require-admin.ts';

@ObjectType({ simpleResolvers: true })
export class Admin {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
}

@ObjectType({ simpleResolvers: true })
class Session {
  @Field(() => String, { description: 'To be sent as a bearer token.' }) token!: string;
  @Field(() => Admin) admin!: SessionAdmin;
}

@Resolver()
export class AdminResolver {
  @Query(() => Admin, { description: 'Whose token this is.' })
  me(@Ctx() { ctx }: GraphContext): Promise<SessionAdmin> {
    return requireAdmin(ctx);
  }

  @Mutation(() => Session)
  login(
    @Ctx() { ctx }: GraphContext,
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
  ): Promise<LoggedIn> {
    return logIn(ctx, { email, password });
  }
}
