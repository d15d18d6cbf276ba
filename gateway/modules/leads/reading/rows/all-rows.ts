import { amountRows } from './amounts.ts';
import { companyRows } from './companies.ts';
import { contactRows } from './contact-details.ts';
import { locationRows } from './locations.ts';
import { personRows } from './people.ts';
import type { Row } from './row.ts';
import { serviceRows } from './services-wanted.ts';
import { timelineRows } from './timelines.ts';
import { wholeRows } from './whole-messages.ts';

export const allRows: readonly Row[] = [...amountRows, ...companyRows, ...contactRows, ...locationRows, ...personRows, ...serviceRows, ...timelineRows, ...wholeRows];
