import type { CodegenConfig } from '@graphql-codegen/cli';

/** Typed operations for the desk, from `schema.graphql` and the `*.graphql.ts` files of the app. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['app/**/*.graphql.ts'],
  ignoreNoDocuments: true,
  generates: {
    'app/graphql/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        // Documents are embedded ready-made: no parser in the download.
        documentMode: 'documentNode',
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { DateTimeISO: 'string', Upload: 'File' },
      },
    },
  },
};

export default config;
