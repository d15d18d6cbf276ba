import { styled } from 'styled-components';
import { step } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Text.tsx';
import { FailureBar } from './Notice.tsx';
import { beside, offPaper } from './layout.ts';

const figure = new Intl.NumberFormat('en-GB');

interface LoadMoreProps {
  readonly shown: number;
  /** Of how many; undefined while that is not known. */
  readonly total: number | undefined;
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly loadingText: string;
  readonly error: string | undefined;
  readonly errorTitle: string;
  readonly onLoad: () => void;
}

/** The end of a list: how much of it is shown, and the next page. */
export function LoadMore({ shown, total, hasMore, loading, loadingText, error, errorTitle, onLoad }: LoadMoreProps) {
  return (
    <Foot>
      {error && <FailureBar title={errorTitle} message={error} onRetry={onLoad} />}
      {hasMore && !error && (
        <Button type="button" $look="quiet" aria-disabled={loading} onClick={() => !loading && onLoad()}>
          {loading ? loadingText : 'Load more'}
        </Button>
      )}
      <Note>
        {figure.format(shown)} {total !== undefined && total >= shown ? `of ${figure.format(total)} shown` : 'shown'}
      </Note>
    </Foot>
  );
}

const Foot = styled.div`
  display: grid;
  gap: 0.75rem;
  padding: 1rem 0.9rem;
  font-variant-numeric: tabular-nums;

  > p {
    max-width: none;
    text-align: center;
  }

  ${beside} {
    font-size: ${step.note};
  }

  > button {
    ${offPaper}
  }
`;
