import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { messageOf } from '../../../graphql/answer-error.ts';
import type { PersonKind, RecordKind, RelatedRecordsQuery } from '../../../graphql/generated/graphql.ts';
import { Link } from '../../../lib/router.tsx';
import { color, step, target } from '../../../theme/tokens.ts';
import { deskAddress } from '../finding/use-desk-address.ts';
import { DetailPart } from '../records/DetailHead.tsx';
import { FailureBar } from '../records/Notice.tsx';
import { serviceLabel } from '../records/service-label.ts';
import { fullTime, shortTime } from '../records/when.ts';
import { useNow } from '../../../lib/clock.ts';
import { relatedRecordsQuery } from './related.graphql.ts';

interface RelatedProps {
  readonly kind: PersonKind;
  readonly id: string;
}

type Door = RelatedRecordsQuery['relatedRecords'][number];

/** What each kind is called, and the tab that lists it; the first tab is where the desk opens. */
const kinds: Record<RecordKind, { readonly label: string; readonly tab?: string }> = {
  INQUIRY: { label: 'Inquiry' },
  LEAD: { label: 'Chat lead', tab: 'chat-leads' },
  APPLICATION: { label: 'Application', tab: 'job-applications' },
  SUBSCRIBER: { label: 'Newsletter', tab: 'subscribers' },
};

/** One person, several doors: what else came from the same address or number. They stand side by side, and nothing is made one. */
export function Related({ kind, id }: RelatedProps) {
  const { data, error, refetch } = useQuery(relatedRecordsQuery, { variables: { kind, id } });
  const now = useNow();
  if (error) return <FailureBar title="Failed to fetch related records" message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data || data.relatedRecords.length === 0) return null;
  return (
    <DetailPart title="Also from this person, it seems">
      <List role="list">
        {data.relatedRecords.map((door) => (
          <li key={door.id}>
            <Link to={deskAddress({ tab: kinds[door.kind].tab, record: door.id })}>{kinds[door.kind].label}</Link>
            <span>{[door.name, about(door), door.state].filter(Boolean).join(' · ')}</span>
            <small>{sameOf(door)}</small>
            <small title={fullTime(door.createdAt)}>{now && shortTime(door.createdAt, now)}</small>
          </li>
        ))}
      </List>
    </DetailPart>
  );
}

function about({ kind, about: text }: Door): string | undefined {
  return (kind === 'INQUIRY' && text ? serviceLabel(text) : text) ?? undefined;
}

function sameOf({ sameEmail, samePhone }: Door): string {
  return `same ${[sameEmail && 'e-mail', samePhone && 'phone'].filter(Boolean).join(' and ')}`;
}

const List = styled.ul`
  padding: 0;
  list-style: none;
  border-bottom: 1px solid ${color.line};
  font-size: ${step.note};
  font-variant-numeric: tabular-nums;

  > li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 1rem;
    min-height: ${target};
    padding-block: 0.2rem;
    border-top: 1px solid ${color.line};
  }

  > li > a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    grid-row: span 2;
    font-weight: 600;
  }

  > li > span {
    overflow-wrap: anywhere;
  }

  > li > small {
    font-size: inherit;
    color: ${color.faded};
  }

  > li > small:first-of-type {
    grid-column: 2;
    grid-row: 2;
  }

  > li > small:last-of-type {
    grid-column: 3;
    grid-row: 1;
  }
`;
