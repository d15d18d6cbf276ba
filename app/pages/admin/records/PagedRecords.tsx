import type { ReactNode } from 'react';
import type { Pages } from '../../../graphql/use-pages.ts';
import { useAnnounce } from './announcer.tsx';
import { LoadMore } from './LoadMore.tsx';
import { EmptyNotice, FailureBar, FailureNotice, LoadingNotice } from './Notice.tsx';
import { RecordList } from './RecordList.tsx';
import type { RecordKeys } from './use-record-keys.ts';
import { useSettled } from './use-settled.ts';

export interface RecordTexts {
  readonly label: string;
  readonly loading: string;
  readonly failure: string;
  readonly none: string;
  /** Below `none`: what will bring some. */
  readonly empty: string;
}

interface PagedRecordsProps<Item> {
  /** What is narrowed and sorted by: for another, the list begins anew. */
  readonly of: string;
  readonly pages: Pages<Item>;
  readonly texts: RecordTexts;
  readonly total: number | undefined;
  readonly nameOf: (item: Item) => string;
  readonly isLit: (item: Item) => boolean;
  /** Beside the row: a control of its own. */
  readonly renderMark?: (item: Item) => ReactNode;
  /** What single keys do to the record that is open or has the focus. */
  readonly keys?: RecordKeys<Item>;
  readonly renderRow: (item: Item) => ReactNode;
  readonly renderDetail: (item: Item) => ReactNode;
}

/** A list in all of its states: loading, failed, empty, and with records. */
export function PagedRecords<Item extends { readonly id: string }>({ of, pages, ...parts }: PagedRecordsProps<Item>) {
  const settled = useSettled(of, pages);
  return <OneList key={settled.key} pages={settled.pages} busy={settled.busy} {...parts} />;
}

interface OneListProps<Item> extends Omit<PagedRecordsProps<Item>, 'of'> {
  /** Another list is on its way. */
  readonly busy: boolean;
}

function OneList<Item extends { readonly id: string }>({ pages, texts, total, ...parts }: OneListProps<Item>) {
  const { page, loading, error, retry, next } = pages;
  const announce = useAnnounce();

  if (!page) return error && !loading ? <FailureNotice title={texts.failure} message={error} onRetry={retry} /> : <LoadingNotice>{texts.loading}</LoadingNotice>;

  const { items, hasMore } = page;
  async function loadNext(focusRow: (id: string) => void) {
    const added = await next.load();
    if (!added) return;
    announce(`${added.items.length} more loaded.`);
    const [first] = added.items;
    if (!added.hasMore && first) focusRow(first.id);
  }
  return (
    <>
      {error && <FailureBar title={texts.failure} message={error} onRetry={retry} />}
      {items.length === 0 ? (
        <EmptyNotice title={texts.none} text={texts.empty} />
      ) : (
        <RecordList
          {...parts}
          label={texts.label}
          items={items}
          renderFoot={(focusRow) => (
            <LoadMore
              shown={items.length}
              total={total}
              hasMore={hasMore}
              loading={next.loading}
              loadingText={texts.loading}
              error={next.error}
              errorTitle={texts.failure}
              onLoad={() => void loadNext(focusRow)}
            />
          )}
        />
      )}
    </>
  );
}
