import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Something was stored.' })
export class Receipt {
  @Field(() => ID) id!: string;
}
