import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { messageOf } from '../../../../graphql/answer-error.ts';
import { color, step } from '../../../../theme/tokens.ts';
import { Badge } from '../../records/Badge.tsx';
import { FailureBar } from '../../records/Notice.tsx';
import { useMe } from '../../session/me.ts';
import { adminsQuery } from '../../work/admins.graphql.ts';

export function AdminList() {
  const me = useMe();
  const { data, error, refetch } = useQuery(adminsQuery);
  if (error) return <FailureBar title="Failed to fetch admins" message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <p role="status">Loading admins...</p>;
  return (
    <List role="list" aria-label="Admins">
      {data.admins.map(({ id, name, email }) => (
        <li key={id}>
          <b>{name}</b> {id === me.id && <Badge $look="chosen">You</Badge>}
          <span>{email}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0 0 1.5rem;
  padding: 0;
  list-style: none;

  > li {
    padding-block: 0.55rem;
    border-top: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }

  > li:last-child {
    border-bottom: 1px solid ${color.line};
  }

  b {
    margin-right: 0.35em;
    font-weight: 600;
  }

  li > span:last-child {
    display: block;
    font-size: ${step.note};
    color: ${color.faded};
  }
`;
