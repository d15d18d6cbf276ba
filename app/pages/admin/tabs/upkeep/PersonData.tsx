import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { control } from '../../../../forms/control.ts';
import type { HeldKind } from '../../../../graphql/generated/graphql.ts';
import { Actions, Button } from '../../../../ui/Button.tsx';
import { AlarmButton } from '../../controls/AlarmButton.ts';
import { Ledger } from '../../records/Ledger.ts';
import { Part } from './upkeep-parts.ts';
import { usePerson, type FoundPerson } from './use-person.ts';

const kinds: readonly [HeldKind, string][] = [
  ['INQUIRY', 'Inquiries'],
  ['LEAD', 'Chat leads'],
  ['CONVERSATION', 'Conversations'],
  ['APPLICATION', 'Applications, with résumés'],
  ['SUBSCRIBER', 'Newsletter'],
];

/** Somebody asks what we hold of them, or wants it gone. */
export function PersonData() {
  const [typed, setTyped] = useState('');
  const { found, erased, pending, lookUp, save, erase, forget } = usePerson();
  const field = useId();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim()) void lookUp(typed);
  }

  return (
    <Part aria-labelledby="person-data">
      <h2 id="person-data">A person’s data</h2>
      <p>For whoever asks for a copy of what we hold of them, or to be erased. That it was done is written down, but not of whom.</p>
      <Form onSubmit={onSubmit}>
        <label htmlFor={field}>E-mail address or phone number</label>
        <Line>
          <Field id={field} value={typed} maxLength={254} autoComplete="off" spellCheck={false} onChange={({ target }) => (setTyped(target.value), forget())} />
          <Button type="submit" $look="quiet" aria-disabled={pending || !typed.trim()}>
            Look up
          </Button>
        </Line>
      </Form>
      {erased !== undefined && !found && <p role="status">{erased} {erased === 1 ? 'record is' : 'records are'} erased, with notes, letters and files. Backups lose them as they are overwritten.</p>}
      {found && <Found key={JSON.stringify(found.person)} found={found} pending={pending} onSave={() => void save()} onErase={() => void erase()} />}
    </Part>
  );
}

interface FoundProps {
  readonly found: FoundPerson;
  readonly pending: boolean;
  readonly onSave: () => void;
  readonly onErase: () => void;
}

function Found({ found: { person, held }, pending, onSave, onErase }: FoundProps) {
  const [isSure, setSure] = useState(false);
  const { length } = held.records;
  const mentions = held.mentions > 0 && <p>{held.mentions === 1 ? 'One record' : `${held.mentions} records`} of other people {held.mentions === 1 ? 'names' : 'name'} this address. Find {held.mentions === 1 ? 'it' : 'them'} with the search of each list.</p>;
  if (length === 0) return <><p role="status">Nothing is held under this {person.email ? 'address' : 'number'}.</p>{mentions}</>;
  return (
    <>
      <Ledger role="list" aria-label="What is held">
        {kinds.map(([kind, label]) => {
          const count = held.records.filter((one) => one.kind === kind).length;
          return count > 0 && <li key={kind}><div>{label}</div><strong>{count}</strong></li>;
        })}
      </Ledger>
      {person.phone && <p>People share telephones. Look at each of these records before you erase them.</p>}
      {mentions}
      {isSure ? (
        <Actions role="group" aria-label="Erase for good">
          <AlarmButton type="button" aria-disabled={pending} onClick={onErase}>
            {pending ? 'Erasing...' : `Erase ${length === 1 ? 'it' : `all ${length}`} for good`}
          </AlarmButton>
          <Button type="button" $look="quiet" onClick={() => setSure(false)}>
            Keep
          </Button>
        </Actions>
      ) : (
        <Actions>
          <Button type="button" aria-disabled={pending} onClick={onSave}>
            Save a copy
          </Button>
          <Button type="button" $look="quiet" onClick={() => setSure(true)}>
            Erase…
          </Button>
        </Actions>
      )}
    </>
  );
}

const Form = styled.form`
  width: 100%;
  max-width: 34rem;

  label {
    display: block;
    margin-bottom: 0.35rem;
    font-weight: 600;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
`;

const Field = styled.input`
  ${control}
  flex: 1 1 14rem;
  width: auto;
  min-width: 0;
`;
