import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../graphql/answer-error.ts';
import { refresh } from '../../../graphql/refresh.ts';
import { color } from '../../../theme/tokens.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { TextButton } from '../controls/TextButton.ts';
import { useAnnounce } from '../records/announcer.tsx';
import { download } from '../session/download.ts';
import { exportQuery, type Narrowing } from './export-query.ts';

interface ExportButtonsProps {
  /** As the gateway calls the list: `/api/admin/<list>/export`. */
  readonly list: 'inquiries' | 'chat-leads' | 'job-applications' | 'subscribers';
  /** What the list is narrowed by: the file holds all that answers to it, not only what is shown. */
  readonly filter: Narrowing;
}

const formats = ['csv', 'json'] as const;

/** Takes the list away as a file, which is written down. */
export function ExportButtons({ list, filter }: ExportButtonsProps) {
  const client = useApolloClient();
  const announce = useAnnounce();
  const [pending, setPending] = useState(false);

  async function take(format: (typeof formats)[number]) {
    setPending(true);
    try {
      await download(`/api/admin/${list}/export?${exportQuery(format, filter)}`, `${list}-${today()}.${format}`);
      announce('Exported.');
      await refresh(client, ['deskActs']);
    } catch (error) {
      toast({ title: 'Failed to export', description: messageOf(error), variant: 'destructive' });
    } finally {
      setPending(false);
    }
  }

  return (
    <Group role="group" aria-label="Export">
      <span>{pending ? 'Exporting...' : 'Export'}</span>
      {formats.map((format) => (
        <TextButton key={format} type="button" aria-disabled={pending} onClick={() => !pending && void take(format)}>
          {format.toUpperCase()}
        </TextButton>
      ))}
    </Group>
  );
}

/** As the reader's calendar has it, `2026-11-22`. */
const today = () => new Date().toLocaleDateString('sv-SE');

const Group = styled.div`
  display: flex;
  align-items: center;
  gap: 0.35rem;
  color: ${color.faded};

  > button {
    justify-content: center;
  }

  > button:not(:hover, [aria-disabled='true']) {
    color: ${color.ink};
  }
`;
