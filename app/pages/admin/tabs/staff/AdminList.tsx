import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../../graphql/answer-error.ts';
import type { AdminsQuery } from '../../../../graphql/generated/graphql.ts';
import { color, step, target } from '../../../../theme/tokens.ts';
import { VisuallyHidden } from '../../../../ui/Text.tsx';
import { TextButton } from '../../controls/TextButton.ts';
import { Badge } from '../../records/Badge.tsx';
import { FailureBar } from '../../records/Notice.tsx';
import { useMe } from '../../session/me.ts';
import { adminsQuery } from '../../work/admins.graphql.ts';
import { RemoveAdmin } from './RemoveAdmin.tsx';

export function AdminList() {
  const me = useMe();
  const { data, error, refetch } = useQuery(adminsQuery);
  if (error) return <FailureBar title="Failed to fetch admins" message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <p role="status">Loading admins...</p>;
  return (
    <List role="list" aria-label="Admins">
      {data.admins.map((admin) => (
        <AdminRow key={admin.id} admin={admin} isMe={admin.id === me.id} />
      ))}
    </List>
  );
}

interface AdminRowProps {
  readonly admin: AdminsQuery['admins'][number];
  readonly isMe: boolean;
}

function AdminRow({ admin: { id, name, email }, isMe }: AdminRowProps) {
  const [asked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function keep() {
    setAsked(false);
    opener.current?.focus();
  }
  return (
    <li>
      <Line>
        <div>
          <b>{name}</b> {isMe && <Badge $look="chosen">You</Badge>}
          <small>{email}</small>
        </div>
        {!isMe && (
          <TextButton ref={opener} type="button" aria-expanded={asked} onClick={() => setAsked(!asked)}>
            Remove…<VisuallyHidden> {name}</VisuallyHidden>
          </TextButton>
        )}
      </Line>
      {asked && <RemoveAdmin id={id} name={name} onKeep={keep} />}
    </li>
  );
}

const List = styled.ul`
  margin: 0 0 1.5rem;
  padding: 0;
  list-style: none;

  > li {
    padding-block: 0.55rem;
    border-top: 1px solid ${color.line};
  }

  > li:last-child {
    border-bottom: 1px solid ${color.line};
  }

  > li form {
    padding-block: 0.25rem 0.75rem;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: ${target};

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > button {
    flex: none;
    font-size: ${step.note};
  }

  b {
    margin-right: 0.35em;
    font-weight: 600;
  }

  small {
    display: block;
    font-size: ${step.note};
    color: ${color.faded};
  }
`;
