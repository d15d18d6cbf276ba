import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, Kind, type ASTVisitor, type ValidationContext, type ValidationRule } from 'graphql';

/** Tokens of one document; the desk's largest query has under 200. */
export const MAX_TOKENS = 1000;

/** The desk's deepest field lies at 4. */
const MAX_DEPTH = 6;
const MAX_ALIASES = 5;

/** Fields, weighted by depth; a list of inquiries with all their fields costs about 5,000. */
const MAX_COST = 6000;

/** A rule that throws would pass for a fault of ours: they report, as graphql's own do. */
const reporting = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** What a document may ask for at most; sooner or later somebody tries. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({ n: MAX_DEPTH, flattenFragments: true, ...reporting }) as unknown as ValidationRule,
  maxAliasesRule({ n: MAX_ALIASES, ...reporting }) as unknown as ValidationRule,
  costLimitRule({ maxCost: MAX_COST, flattenFragments: true, ...reporting }) as unknown as ValidationRule,
  oneRootMutation,
];

/**
 * One mutation a request. Rate limits count requests: a thousand aliased logins in one would
 * otherwise be a thousand guesses for the price of one.
 */
function oneRootMutation(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (node.operation !== 'mutation') return;
      const [first, ...others] = node.selectionSet.selections;
      if (others.length > 0 || first?.kind !== Kind.FIELD) {
        context.reportError(new GraphQLError('Please send one mutation per request.', { nodes: [node] }));
      }
    },
  };
}
