import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { color, step } from '../../../theme/tokens.ts';
import { TextButton, textButton } from '../controls/TextButton.ts';
import { offPaper } from '../records/layout.ts';
import { useMe } from '../session/me.ts';
import { adminsQuery } from './admins.graphql.ts';

interface OwnerProps {
  readonly assignee: { readonly id: string; readonly name: string } | null | undefined;
  readonly disabled: boolean;
  /** @param assignee an admin's id; null for nobody's */
  readonly onGive: (assignee: string | null) => void;
}

/** Whose a record is: one press takes it or gives it back, a choice gives it to a colleague. */
export function Owner({ assignee, disabled, onGive }: OwnerProps) {
  const me = useMe();
  const { data } = useQuery(adminsQuery);
  const isMine = assignee?.id === me.id;
  const others = data?.admins.filter(({ id }) => id !== me.id && id !== assignee?.id) ?? [];
  return (
    <Line>
      <span>{assignee ? (isMine ? 'Yours' : assignee.name) : 'Nobody’s yet'}</span>
      <TextButton type="button" aria-disabled={disabled} onClick={() => !disabled && onGive(isMine ? null : me.id)}>
        {isMine ? 'Give back' : 'Take it'}
      </TextButton>
      {others.length > 0 && (
        <Give aria-label="Give it to" disabled={disabled} value="" onChange={({ target: { value } }) => onGive(value)}>
          <option value="" disabled hidden>
            Give to…
          </option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Give>
      )}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.9em;
  font-size: ${step.note};

  > :not(span) {
    ${offPaper}
  }
`;

const Give = styled.select`
  ${textButton}
  max-width: 9em;
  color: ${color.ink};

  > option {
    color: ${color.ink};
    background: ${color.sheet};
  }
`;
