import yauzl from 'yauzl';
import { AppError } from '../../errors.ts';
import { MAX_RESUME_BYTES, resumeExtension, resumeProblem, resumeTooLarge, resumeWrongType, type ResumeExtension } from './resume.rules.ts';

/** A file as it arrived, whole. */
export interface ReceivedFile {
  name: string;
  /** The media type that the sender declared; may be empty. */
  type: string;
  content: Buffer;
}

/** Readers of PDF look for the header within the first kilobyte (ISO 32000-1, annex H). */
const PDF_HEADER_WITHIN = 1024;

/** The signature of a Compound File (MS-CFB 2.2) and the stream that makes it a Word document (MS-DOC 2.1), in UTF-16. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

const WORD_PART = 'word/document.xml';

/** Entries of a ZIP directory that are looked at; a Word document has some tens. */
const MAX_ZIP_ENTRIES = 10_000;

export const tooLarge = () => new AppError('TOO_LARGE', `resume: ${resumeTooLarge.title}. ${resumeTooLarge.description}`);
const wrongType = () => new AppError('UNSUPPORTED_TYPE', `resume: ${resumeWrongType.title}. ${resumeWrongType.description}`);

/**
 * Makes sure that a résumé is what it says: name, declared type and the bytes themselves agree.
 * Nothing in it is ever unpacked or run.
 *
 * @throws AppError TOO_LARGE, UNSUPPORTED_TYPE
 */
export async function inspectResume(file: ReceivedFile): Promise<ResumeExtension> {
  if (file.content.length > MAX_RESUME_BYTES) throw tooLarge();
  if (resumeProblem({ name: file.name, type: file.type, size: file.content.length })) throw wrongType();
  const extension = resumeExtension(file.name);
  if (!extension || !(await signatures[extension](file.content))) throw wrongType();
  return extension;
}

const signatures: Record<ResumeExtension, (content: Buffer) => boolean | Promise<boolean>> = {
  '.pdf': (content) => content.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-'),
  '.doc': (content) => content.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE) && content.includes(WORD_STREAM),
  '.docx': namesWordPart,
};

/** Reads the ZIP's central directory only. */
function namesWordPart(content: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    yauzl.fromBuffer(content, { lazyEntries: true, strictFileNames: false }, (error, zip) => {
      if (error || !zip) return resolve(false);
      const answer = (found: boolean) => {
        zip.close();
        resolve(found);
      };
      let left = MAX_ZIP_ENTRIES;
      zip.on('entry', (entry: yauzl.Entry) => {
        if (entry.fileName === WORD_PART) answer(true);
        else if (--left === 0) answer(false);
        else zip.readEntry();
      });
      zip.on('end', () => answer(false));
      zip.on('error', () => answer(false));
      zip.readEntry();
    });
  });
}
