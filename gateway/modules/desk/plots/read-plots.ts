import type { Context } from '../../../context.ts';
import { statement } from '../../../database/statement.ts';
import { requireAdmin } from '../../admins/require-admin.ts';
import { receivedBetween, statementValues } from '../finding/condition.ts';

/** Weeks that are counted: the present one and those before it. */
export const WEEKS = 12;
/** Pages that are named; a stranger may claim any number of them. */
const MOST_PAGES = 8;
const WEEK_MS = 7 * 24 * 60 * 60_000;

export interface WeekFigures {
  /** Its Monday, midnight in UTC. */
  start: Date;
  inquiries: number;
  leads: number;
}

export interface ServiceFigures {
  /** One of the service options; empty where none was chosen. */
  service: string;
  inquiries: number;
  /** A lead may be interested in several. */
  leads: number;
}

export interface PageFigures {
  /** Empty where the browser did not tell. */
  page: string;
  inquiries: number;
}

export interface Plots {
  weeks: WeekFigures[];
  services: ServiceFigures[];
  pages: PageFigures[];
  /** Inquiries from pages that are not among those named. */
  otherPages: number;
}

/** What came in over the last weeks, counted in the database, without suspected spam. Throws UNAUTHENTICATED. */
export async function readPlots(ctx: Context, now = new Date()): Promise<Plots> {
  await requireAdmin(ctx);
  const first = mondayOf(now) - (WEEKS - 1) * WEEK_MS;
  const { list, bind } = statementValues();
  const received = receivedBetween(new Date(first), undefined)
    .map((condition) => condition(bind))
    .join(' and ');
  const ask = <Row extends object>(text: string) => statement<Row>(ctx.services.orm, text)(list);
  const inquiries = `inquiry where is_spam = false and ${received}`;

  const [byKind, pages, leadWeeks, leadServices] = await Promise.all([
    ask<Counted>(`select week, service, count(*)::int as count from (select ${WEEK} as week, coalesce(service, '') as service from ${inquiries}) as one group by grouping sets ((week), (service))`),
    ask<{ page: string; count: number }>(`select coalesce(source->>'page', '') as page, count(*)::int as count from ${inquiries} group by 1 order by 2 desc, 1 limit ${MOST_PAGES}`),
    ask<Counted>(`select ${WEEK} as week, count(*)::int as count from chat_lead where ${received} group by 1`),
    ask<Counted>(`select service, count(*)::int as count from chat_lead, jsonb_array_elements_text(services_interested) as service where ${received} group by 1`),
  ]);

  const inWeek = (counted: readonly Counted[], start: number) => counted.find(({ week }) => week === start)?.count ?? 0;
  const weeks = Array.from({ length: WEEKS }, (_, index) => first + index * WEEK_MS).map((start) => ({ start: new Date(start), inquiries: inWeek(byKind, start), leads: inWeek(leadWeeks, start) }));
  const all = weeks.reduce((sum, week) => sum + week.inquiries, 0);
  return {
    weeks,
    services: joined(byKind.filter(hasService), leadServices.filter(hasService)),
    pages: pages.map(({ page, count }) => ({ page, inquiries: count })),
    otherPages: Math.max(0, all - pages.reduce((sum, { count }) => sum + count, 0)),
  };
}

/** In milliseconds, as the driver gives numbers and not dates. */
const WEEK = `(extract(epoch from date_trunc('week', created_at, 'UTC')) * 1000)::float8`;

interface Counted {
  week?: number | null;
  service?: string | null;
  count: number;
}

const hasService = (row: Counted): row is Counted & { service: string } => typeof row.service === 'string';

/** The most first. */
function joined(inquiries: readonly (Counted & { service: string })[], leads: readonly (Counted & { service: string })[]): ServiceFigures[] {
  const services = new Map<string, ServiceFigures>();
  const of = (service: string) => {
    const known = services.get(service) ?? { service, inquiries: 0, leads: 0 };
    services.set(service, known);
    return known;
  };
  for (const { service, count } of inquiries) of(service).inquiries = count;
  for (const { service, count } of leads) of(service).leads = count;
  return [...services.values()].toSorted((a, b) => b.inquiries + b.leads - a.inquiries - a.leads || a.service.localeCompare(b.service));
}

/** Milliseconds of the week's beginning: Monday, midnight in UTC, as the database has it. */
function mondayOf(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return midnight - ((now.getUTCDay() + 6) % 7) * (WEEK_MS / 7);
}
