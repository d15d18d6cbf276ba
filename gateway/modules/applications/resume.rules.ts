import { resumeProblems } from '#content/field-problems.ts';

/** 5 MB, inclusive (specification, section 5). */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

/** What the file picker accepts (specification, section 5). */
export const RESUME_EXTENSIONS = ['.pdf', '.doc', '.docx'] as const;

export type ResumeExtension = (typeof RESUME_EXTENSIONS)[number];

const declaredTypes: Record<ResumeExtension, string> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export const { tooLarge: resumeTooLarge, wrongType: resumeWrongType } = resumeProblems;

export type ResumeProblem = typeof resumeTooLarge | typeof resumeWrongType;

/** The extension of an acceptable résumé's file name, in lower case, or nothing. */
export function resumeExtension(fileName: string): ResumeExtension | undefined {
  const lower = fileName.toLowerCase();
  return RESUME_EXTENSIONS.find((extension) => lower.endsWith(extension));
}

/** The media type a résumé of that extension must be declared as, and is served as. */
export function resumeMediaType(extension: ResumeExtension): string {
  return declaredTypes[extension];
}

/**
 * What can be said of a chosen file before its bytes are read; the gateway looks into the bytes as well.
 * A browser that knows no type for the file declares none: its name then decides.
 */
export function resumeProblem(file: { name: string; type: string; size: number }): ResumeProblem | undefined {
  if (file.size > MAX_RESUME_BYTES) return resumeTooLarge;
  const extension = resumeExtension(file.name);
  const declared = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  const undeclared = declared === '' || declared === 'application/octet-stream';
  if (!extension || !(undeclared || declared === declaredTypes[extension])) return resumeWrongType;
  return undefined;
}
