import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../graphql/answer-error.ts';
import type { PersonKind, RecordKind, RelatedRecordsQuery } from '../../../graphql/generated/graphql.ts';
import { Link } from '../../../lib/router.tsx';
import { color, step, target } from '../../../theme/tokens.ts';
import { TextButton } from '../controls/TextButton.ts';
import { deskAddress } from '../finding/use-desk-address.ts';
import { DetailPart } from '../records/DetailHead.tsx';
import { offPaper } from '../records/layout.ts';
import { Value } from '../records/Facts.tsx';
import { FailureBar } from '../records/Notice.tsx';
import { serviceLabel } from '../records/service-label.ts';
import { fullTime, shortTime } from '../records/when.ts';
import { useNow } from '../../../lib/clock.ts';
import { relatedRecordsQuery } from './related.graphql.ts';

interface RelatedProps {
  readonly kind: PersonKind;
  readonly id: string;
}

/** Shown before somebody asks for more: a shared telephone may find dozens. */
const AT_FIRST = 4;

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
  const [whole, setWhole] = useState(false);
  if (error) return <FailureBar title="Failed to fetch related records" message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data || data.relatedRecords.length === 0) return null;
  const doors = data.relatedRecords;
  return (
    <DetailPart title="Also from this person, it seems">
      <List role="list">
        {(whole ? doors : doors.slice(0, AT_FIRST)).map((door) => (
          <li key={door.id}>
            <Link stay to={deskAddress({ tab: kinds[door.kind].tab, record: door.id })}>{kinds[door.kind].label}</Link>
            <span>
              <Value>{[door.name, about(door), door.state].filter(Boolean).join(' · ')}</Value>
            </span>
            <small>{sameOf(door)}</small>
            <small title={fullTime(door.createdAt)}>{now && shortTime(door.createdAt, now)}</small>
          </li>
        ))}
      </List>
      {!whole && doors.length > AT_FIRST && (
        <More type="button" onClick={() => setWhole(true)}>
          Show all {doors.length}
        </More>
      )}
    </DetailPart>
  );
}

function about({ kind, about: text }: Door): string | undefined {
  return (text && (kind === 'INQUIRY' || kind === 'LEAD') ? serviceLabel(text) : text) ?? undefined;
}

function sameOf({ sameEmail, samePhone }: Door): string {
  return `same ${[sameEmail && 'e-mail', samePhone && 'phone'].filter(Boolean).join(' and ')}`;
}

const More = styled(TextButton)`
  font-size: ${step.note};
  ${offPaper}
`;

/* Door and time in the first line, and below them what it is about; beside the door where there is room. */
const List = styled.ul`
  padding: 0;
  list-style: none;
  border-bottom: 1px solid ${color.line};
  font-size: ${step.note};
  font-variant-numeric: tabular-nums;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 1rem;
    padding-bottom: 0.4rem;
    border-top: 1px solid ${color.line};
  }

  > li > a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    font-weight: 600;
  }

  > li > span {
    grid-column: 1 / -1;
    grid-row: 2;
    overflow-wrap: anywhere;
  }

  > li > small {
    font-size: inherit;
    color: ${color.faded};
  }

  > li > small:first-of-type {
    grid-column: 1 / -1;
    grid-row: 3;
  }

  @container (min-width: 30rem) {
    > li {
      grid-template-columns: 6.5rem minmax(0, 1fr) auto;
      padding-block: 0.2rem;
    }

    > li > a {
      grid-row: span 2;
    }

    > li > span {
      grid-column: 2;
      grid-row: 1;
    }

    > li > small:first-of-type {
      grid-column: 2;
      grid-row: 2;
    }

    > li > small:last-of-type {
      grid-column: 3;
      grid-row: 1;
    }
  }
`;
