import type { FileUpload } from 'graphql-upload-minimal';
import { tooLarge, type ReceivedFile } from './inspect-resume.ts';
import { MAX_RESUME_BYTES } from './resume.rules.ts';

/**
 * Reads an uploaded file whole. graphql-upload-minimal cuts a file at its limit without a word:
 * the bytes are counted here, and the stream is asked whether it was cut.
 *
 * @throws AppError TOO_LARGE
 */
export async function receiveUpload(upload: Promise<FileUpload> | FileUpload): Promise<ReceivedFile> {
  const { filename, mimetype, createReadStream } = await upload;
  const stream = createReadStream() as NodeJS.ReadableStream & { truncated?: boolean };
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    // Read on past the limit: a sender that is cut off mid-way never sees the answer.
    if (size <= MAX_RESUME_BYTES) chunks.push(chunk as Buffer);
  }
  if (size > MAX_RESUME_BYTES || stream.truncated) throw tooLarge();
  return { name: filename, type: mimetype, content: Buffer.concat(chunks) };
}
