import { usePages } from '../../../../graphql/use-pages.ts';
import { useNow } from '../../../../lib/clock.ts';
import { Ledger } from '../../records/Ledger.ts';
import { FailureBar } from '../../records/Notice.tsx';
import { LoadMore } from '../../records/LoadMore.tsx';
import { fullTime, shortTime } from '../../records/when.ts';
import { actWords } from './act-words.ts';
import { actsQuery } from './staff.graphql.ts';

const failure = 'Failed to fetch what was done';

/** Who took something out, erased something or changed their access, newest first. Nothing takes a line out of it. */
export function Acts() {
  const { page, error, retry, next } = usePages(actsQuery, {}, (data) => data.deskActs);
  const now = useNow();
  return (
    <>
      {error && <FailureBar title={failure} message={error} onRetry={retry} />}
      {!page && !error && <p role="status">Loading what was done...</p>}
      {page?.items.length === 0 && <p>Nothing yet. Exports, downloads of résumés and changes of access are written down here.</p>}
      {page && page.items.length > 0 && (
        <>
          <Ledger role="list" aria-label="What was done">
            {page.items.map((act) => (
              <li key={act.id}>
                <div>
                  <b>{act.adminName}</b> {actWords(act)}
                </div>
                <time dateTime={act.createdAt} title={fullTime(act.createdAt)}>
                  {now && shortTime(act.createdAt, now)}
                </time>
              </li>
            ))}
          </Ledger>
          <LoadMore
            shown={page.items.length}
            total={undefined}
            hasMore={page.hasMore}
            loading={next.loading}
            loadingText="Loading what was done..."
            error={next.error}
            errorTitle={failure}
            onLoad={() => void next.load()}
          />
        </>
      )}
    </>
  );
}
