import { useMutation, useQuery } from '@apollo/client/react';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { control } from '../../../forms/control.ts';
import { messageOf } from '../../../graphql/answer-error.ts';
import type { PersonKind } from '../../../graphql/generated/graphql.ts';
import { color, step } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useAnnounce } from '../records/announcer.tsx';
import { DetailPart } from '../records/DetailHead.tsx';
import { offPaper } from '../records/layout.ts';
import { FailureBar } from '../records/Notice.tsx';
import { fullTime } from '../records/when.ts';
import { addNoteMutation, deskNotesQuery } from './notes.graphql.ts';

interface NotesProps {
  readonly kind: PersonKind;
  readonly id: string;
}

/** Characters of a note at most. */
const MAX_NOTE = 5000;

/** What staff noted about a record, newest first. Visitors never see it. */
export function Notes({ kind, id }: NotesProps) {
  const { data, error, refetch } = useQuery(deskNotesQuery, { variables: { kind, id } });
  return (
    <DetailPart title="Notes">
      <NewNote kind={kind} id={id} onAdded={() => refetch()} />
      {error && <FailureBar title="Failed to fetch notes" message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
      <List role="list">
        {data?.deskNotes.map((note) => (
          <li key={note.id}>
            <p>{note.text}</p>
            <small>
              {note.authorName}, {fullTime(note.createdAt)}
            </small>
          </li>
        ))}
      </List>
    </DetailPart>
  );
}

function NewNote({ kind, id, onAdded }: NotesProps & { readonly onAdded: () => Promise<unknown> }) {
  const [text, setText] = useState('');
  const [send, { loading }] = useMutation(addNoteMutation);
  const announce = useAnnounce();
  const field = useId();

  async function add() {
    try {
      await send({ variables: { kind, id, text: text.trim() } });
      setText('');
      announce('Noted.');
      await onAdded();
    } catch (error) {
      toast({ title: 'Failed to add the note', description: messageOf(error), variant: 'destructive' });
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() && !loading) void add();
  }

  return (
    <Form onSubmit={onSubmit}>
      <VisuallyHidden as="label" htmlFor={field}>
        New note
      </VisuallyHidden>
      <Area id={field} rows={2} maxLength={MAX_NOTE} placeholder="A note for your colleagues" value={text} onChange={({ target }) => setText(target.value)} />
      <Button type="submit" $look="quiet" aria-disabled={loading || !text.trim()}>
        {loading ? 'Adding...' : 'Add note'}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0.6rem;

  > button {
    font-size: ${step.note};
  }

  ${offPaper}
`;

const Area = styled.textarea`
  ${control}
  flex: 1 1 16rem;
  width: auto;
  resize: vertical;
`;

const List = styled.ul`
  margin-top: 0.6rem;
  padding: 0;
  list-style: none;

  > li {
    max-width: 42rem;
    padding-block: 0.5rem 0.6rem;
    border-top: 1px solid ${color.line};
  }

  p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  small {
    font-size: ${step.note};
    font-variant-numeric: tabular-nums;
    color: ${color.faded};
  }
`;
