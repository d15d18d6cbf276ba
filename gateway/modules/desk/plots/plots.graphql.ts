import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../../../graphql/graph-context.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { type PageFigures as Page, type Plots, readPlots, type ServiceFigures as Service, type WeekFigures as Week, WEEKS } from './read-plots.ts';

@ObjectType({ simpleResolvers: true })
class WeekFigures implements Week {
  @Field(() => DateTime, { description: 'Its Monday, midnight in UTC.' }) start!: Date;
  @Field(() => Int) inquiries!: number;
  @Field(() => Int) leads!: number;
}

@ObjectType({ simpleResolvers: true })
class ServiceFigures implements Service {
  @Field(() => String, { description: 'One of the service options; empty where none was chosen.' }) service!: string;
  @Field(() => Int) inquiries!: number;
  @Field(() => Int, { description: 'A lead may be interested in several.' }) leads!: number;
}

@ObjectType({ simpleResolvers: true })
class PageFigures implements Page {
  @Field(() => String, { description: 'Empty where the browser did not tell.' }) page!: string;
  @Field(() => Int) inquiries!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Without suspected spam.' })
class DeskPlots implements Plots {
  @Field(() => [WeekFigures], { description: 'Every one of them, the oldest first.' }) weeks!: Week[];
  @Field(() => [ServiceFigures], { description: 'The most first.' }) services!: Service[];
  @Field(() => [PageFigures], { description: 'Where inquiries were sent from, the most first.' }) pages!: Page[];
  @Field(() => Int, { description: 'Inquiries from pages that are not among those named.' }) otherPages!: number;
}

@Resolver()
export class PlotsResolver {
  @Query(() => DeskPlots, { description: `What came in over the present week and the ${WEEKS - 1} before it, counted.` })
  deskPlots(@Ctx() { ctx }: GraphContext): Promise<Plots> {
    return readPlots(ctx);
  }
}
