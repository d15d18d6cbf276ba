import { ApolloLink } from '@apollo/client/link';
import { tap } from 'rxjs';
import { RefusalError } from './answer-error.ts';

export interface Bearer {
  /** The token to send; undefined when nobody is logged in. */
  readonly token: () => string | undefined;
  /** The server refused this token, in the words of the error. */
  readonly onRefused: (token: string, error: RefusalError) => void;
}

/** Sends the token, and tells when it is not good any more. Above the link that makes the errors. */
export function bearerLink({ token, onRefused }: Bearer): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const sent = token();
    if (!sent) return forward(operation);
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, authorization: `Bearer ${sent}` },
    }));
    return forward(operation).pipe(
      tap({
        error: (error: unknown) => {
          if (error instanceof RefusalError && error.status === 401) onRefused(sent, error);
        },
      }),
    );
  });
}
