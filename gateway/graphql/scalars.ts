import { GraphQLUpload } from 'graphql-upload-minimal';
import { GraphQLISODateTime } from 'type-graphql';

/** A time as ISO 8601 in UTC. */
export const DateTime = GraphQLISODateTime;

/** A file of a multipart request (graphql-multipart-request-spec). */
export const Upload = GraphQLUpload;
