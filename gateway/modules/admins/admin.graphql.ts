import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../../graphql/graph-context.ts';
import { Receipt } from '../../graphql/receipt.ts';
import { addColleague } from './add-colleague.ts';
import type { SessionAdmin } from './find-admin.ts';
import { logIn, type Session as LoggedIn } from './log-in.ts';
import { changePassword, endSessions, readAdmins } from './own-account.ts';
import { removeColleague } from './remove-colleague.ts';
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

@InputType()
class NewAdminInput {
  @Field(() => String) email!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'The first password of the new admin.' }) password!: string;
  @Field(() => String, { description: 'The password of whoever asks.' }) current!: string;
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

  @Query(() => [Admin], { description: 'All admins, the first one first.' })
  admins(@Ctx() { ctx }: GraphContext): Promise<SessionAdmin[]> {
    return readAdmins(ctx);
  }

  @Mutation(() => Admin, { description: 'Gives another person access to the desk.' })
  addAdmin(@Ctx() { ctx }: GraphContext, @Arg('input', () => NewAdminInput) input: NewAdminInput): Promise<SessionAdmin> {
    return addColleague(ctx, input);
  }

  @Mutation(() => Receipt, { description: 'Takes another admin’s access away. Their sessions end at once.' })
  removeAdmin(
    @Ctx() { ctx }: GraphContext,
    @Arg('id', () => ID) id: string,
    @Arg('current', () => String, { description: 'The password of whoever asks.' }) current: string,
  ): Promise<Receipt> {
    return removeColleague(ctx, id, current);
  }

  @Mutation(() => Session, { description: 'Changes one’s own password. All sessions end; this is a new one.' })
  changePassword(@Ctx() { ctx }: GraphContext, @Arg('current', () => String) current: string, @Arg('next', () => String) next: string): Promise<LoggedIn> {
    return changePassword(ctx, current, next);
  }

  @Mutation(() => Receipt, { description: 'Logs out everywhere, here too.' })
  endSessions(@Ctx() { ctx }: GraphContext): Promise<Receipt> {
    return endSessions(ctx);
  }
}
