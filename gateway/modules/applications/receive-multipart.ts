import type { FastifyRequest } from 'fastify';
import { AppError, badInput } from '../../errors.ts';
import { limitUpload } from '../../http/upload-size.ts';
import { MAX_RESUME_BYTES } from './resume.rules.ts';
import { tooLarge, type ReceivedFile } from './inspect-resume.ts';

/** The fields and the file of a multipart form. */
export interface ReceivedForm {
  fields: Record<string, string>;
  file: ReceivedFile | undefined;
}

/**
 * Reads a multipart form with at most one file, named `resume`. The whole form is read, so that
 * the sender gets an answer rather than a broken connection.
 *
 * @throws AppError BAD_INPUT, TOO_LARGE, UNSUPPORTED_TYPE
 */
export async function receiveMultipart(request: FastifyRequest): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE', 'Please send the application as multipart/form-data.');
  limitUpload(request, MAX_RESUME_BYTES);
  const fields: Record<string, string> = {};
  let file: ReceivedFile | undefined;
  let cut = false;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const content = await part.toBuffer();
        // A picker in which nothing was chosen sends a part without a name or content.
        if (part.filename === '' && content.length === 0) continue;
        if (part.fieldname !== 'resume') throw badInput({ [part.fieldname]: 'is not expected to be a file' });
        if (file) throw badInput({ resume: 'please send one file' });
        cut ||= part.file.truncated;
        file = { name: part.filename, type: part.mimetype, content };
      } else {
        if (part.fieldnameTruncated || part.valueTruncated) throw badInput({ [part.fieldname]: 'is too long' });
        // A field sent twice counts once, with its first value.
        if (!Object.hasOwn(fields, part.fieldname)) fields[part.fieldname] = String(part.value);
      }
    }
  } catch (error) {
    throw understood(error);
  }
  if (cut) throw tooLarge();
  return { fields, file };
}

/** The parser's own refusals, in our words. */
function understood(error: unknown): unknown {
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return badInput({ body: 'has too many parts' });
  if (code === 'FST_PROTO_VIOLATION') return badInput({ body: 'has a field name that is not allowed' });
  if (error instanceof AppError || code !== undefined) return error;
  // What is left is busboy's: a form that ends too early or has no boundary.
  return badInput({ body: 'is not a complete multipart form' });
}
