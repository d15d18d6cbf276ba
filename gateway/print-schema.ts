import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema } from './graphql/build-schema.ts';

// Prints what `schema.graphql` has to be; `npm run codegen` writes it there.
process.stdout.write(`${printSchema(lexicographicSortSchema(buildSchema()))}\n`);
