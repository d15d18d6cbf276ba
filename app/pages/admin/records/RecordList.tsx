import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, target } from '../../../theme/tokens.ts';
import { VisuallyHidden } from '../../../ui/Text.tsx';
import { offPaper } from './layout.ts';
import { Detail, Panes, Scroller, Unopened } from './panes.ts';
import { useOpenRecord } from './use-open-record.ts';
import { useRecordKeys, type RecordKeys } from './use-record-keys.ts';

interface RecordListProps<Item> {
  /** What the list is of. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly busy: boolean;
  readonly nameOf: (item: Item) => string;
  /** What asks for attention. */
  readonly isLit: (item: Item) => boolean;
  readonly renderMark?: (item: Item) => ReactNode;
  readonly keys?: RecordKeys<Item>;
  readonly renderRow: (item: Item) => ReactNode;
  readonly renderDetail: (item: Item) => ReactNode;
  /** Below the list: what loads more. It is handed a way to take the focus to a row. */
  readonly renderFoot: (focusRow: (id: string) => void) => ReactNode;
}

/**
 * Records in a list, one of which is open: beside the list on wide screens, below its row on narrow ones. It is the
 * same element in the same place of the document, so that reading order and tab order hold in both.
 */
export function RecordList<Item extends { readonly id: string }>({ label, items, busy, nameOf, isLit, renderMark, keys, renderRow, renderDetail, renderFoot }: RecordListProps<Item>) {
  const { list, open, pick, close, press, focusRow } = useOpenRecord(items);
  useRecordKeys({ items, open, list, pick, close, press, keys });
  const id = useId();
  const stop = items.some((item) => item.id === open) ? open : items[0]?.id;
  return (
    <Panes aria-busy={busy}>
      <Scroller>
        <VisuallyHidden id={`${id}keys`}>The up and down arrow keys move through the list.</VisuallyHidden>
        <ul role="list" aria-label={label} aria-describedby={`${id}keys`} ref={list}>
          {items.map((item) => (
            <Record key={item.id} data-lit={isLit(item)} data-open={item.id === open}>
              <Line data-marked={renderMark !== undefined}>
                <Row
                  type="button"
                  data-record={item.id}
                  aria-expanded={item.id === open}
                  aria-controls={item.id === open ? `${id}${item.id}` : undefined}
                  tabIndex={item.id === stop ? 0 : -1}
                  onClick={(event) => event.detail < 2 && pick(item.id)}
                  onKeyDown={(event) => press(event.key, item.id) && event.preventDefault()}
                >
                  {renderRow(item)}
                </Row>
                {renderMark?.(item)}
              </Line>
              {item.id === open && (
                <Detail id={`${id}${item.id}`} role="region" aria-label={nameOf(item)} tabIndex={0}>
                  {renderDetail(item)}
                </Detail>
              )}
            </Record>
          ))}
        </ul>
        {renderFoot(focusRow)}
      </Scroller>
      {!items.some((item) => item.id === open) && <Unopened aria-hidden="true">Choose a row to read it here.</Unopened>}
    </Panes>
  );
}

const Record = styled.li`
  border-bottom: 1px solid ${color.line};

  @media print {
    :has(> [data-open='true']) > &:not([data-open='true']) {
      display: none;
    }

    &[data-open='true'] {
      border: 0;
      break-inside: auto;
    }
  }
`;

/** Over whatever colour the row has. */
const hovered = `color-mix(in srgb, ${color.ink} 4%, transparent)`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-left: 3px solid transparent;

  /* The mark stands before its row, and comes after it for those who listen. */
  &[data-marked='true'] {
    grid-template-columns: ${target} minmax(0, 1fr);
  }

  &[data-marked='true'] > :first-child {
    grid-column: 2;
    padding-left: 0.1rem;
  }

  &[data-marked='true'] > :nth-child(2) {
    grid-column: 1;
    grid-row: 1;
  }

  [data-lit='true'] > & {
    border-left-color: ${color.signal};
    background: color-mix(in srgb, ${color.sheet} 62%, transparent);
  }

  [data-open='true'] > & {
    border-left-color: ${color.sea};
    background: ${color.sheet};
    ${offPaper}
  }

  /* A finger that has gone hovers for ever. */
  @media (hover: hover) {
    &:hover {
      background-image: linear-gradient(${hovered}, ${hovered});
    }
  }
`;

const Row = styled.button`
  display: block;
  width: 100%;
  min-height: ${target};
  padding: 0.6rem 0.9rem 0.65rem;
  border: 0;
  background: none;
  text-align: left;
  font-size: 0.9375rem;
  line-height: 1.45;
  /* No bar stays above a list that scrolls with the page. */
  scroll-margin-top: calc(-1 * ${space.bar} - 1rem);

  &:focus-visible {
    outline-offset: -2px;
  }
`;
