import { deskErrors } from '#content/desk-errors.ts';
import { ApolloLink } from '@apollo/client/link';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { catchError, map, of, throwError, type Observable } from 'rxjs';
import { wordsOf } from '../lib/words-of.ts';
import { NoAnswerError, RefusalError } from './answer-error.ts';
import { reach } from './reach.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** `empty`: a 401 is read as an answer without data. By default it is an error. */
    on401?: 'empty';
  }
}

interface GraphQLErrorLike {
  readonly message?: string;
  readonly extensions?: Record<string, unknown>;
}

/**
 * Turns everything that can go wrong into one of two errors: RefusalError with the status and a sentence, whether the
 * answer was GraphQL, plain text or empty; NoAnswerError when there was none.
 */
export const errorLink = new ApolloLink((operation, forward) => {
  const refuse = (error: RefusalError): Observable<ApolloLink.Result> =>
    error.status === 401 && operation.getContext()['on401'] === 'empty' ? of({ data: null }) : throwError(() => error);

  return forward(operation).pipe(
    map((result) => {
      reach.answered();
      const [error] = result.errors ?? [];
      if (!error) return result;
      const response = operation.getContext()['response'] as Response | undefined;
      throw refusalOf(error, response?.status ?? 200, response?.statusText);
    }),
    catchError((error: unknown) => {
      if (error instanceof RefusalError) return refuse(error);
      if (ServerError.is(error) || ServerParseError.is(error)) reach.answered();
      if (ServerError.is(error)) return refuse(refusalOfBody(error.response, error.bodyText));
      if (ServerParseError.is(error)) return refuse(new RefusalError(error.statusCode, wordsOf(error.response, error.bodyText) || deskErrors.empty));
      reach.silent();
      return throwError(() => new NoAnswerError(error));
    }),
  );
});

/** The status of HTTP; where that says success all the same, the one that the error itself carries. */
function refusalOf(error: GraphQLErrorLike, httpStatus: number, statusText = ''): RefusalError {
  const own = error.extensions?.['status'];
  const status = httpStatus < 300 && typeof own === 'number' ? own : httpStatus;
  return new RefusalError(status, error.message || statusText);
}

/** What a body says. JSON that has a sentence, GraphQL's or a framework's, is not shown as JSON. */
function refusalOfBody(response: Response, body: string): RefusalError {
  const { status, statusText } = response;
  const { errors, message } = parsed(body);
  const [error] = Array.isArray(errors) ? (errors as GraphQLErrorLike[]) : [];
  if (error) return refusalOf(error, status, statusText);
  return new RefusalError(status, (typeof message === 'string' && message) || wordsOf(response, body));
}

function parsed(body: string): { readonly errors?: unknown; readonly message?: unknown } {
  try {
    return (JSON.parse(body) as object | null) ?? {};
  } catch {
    return {};
  }
}
