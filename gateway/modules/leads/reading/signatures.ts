import { pattern } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { isRole } from './business-words.ts';
import { isGivenName } from './given-names.ts';
import { nameAt } from './person-names.ts';

/** Letters end with these, and the name follows. */
const closing =
  pattern('giu')`
    \b(?:
      regards|rgds|best wishes
      |(?:many |best |a lot of )?thanks(?:,? (?:and|&) (?:best |kind )?regards| a lot| so much| again| in advance)?
      |thank you(?: so much| very much| in advance)?|thx|cheers|sincerely|yours(?: (?:truly|faithfully|sincerely))?|faithfully
      |respectfully|warmly|all the best|best|grüße|grüssen|grüßen|gruß|mfg|lg|cordialement|bien à vous|saludos|atentamente
      |cordiali saluti|saluti|abraços|atenciosamente|groeten|groetjes|hälsningar|pozdrawiam|terima kasih|salam|wassalam|dhanyavad
      |shukran|merci|danke|gracias|obrigad[oa]|grazie
    )[,.!]*\s+
  `;
const lineStart = /\n[ \t]*(?:--?|[–—~*])?[ \t]*/g;
/** "… for my farm. - Piet" */
const lastDash = /(^|[.!?)\]"”]\s*|\s)[-–—~]{1,2}[ \t]*(?=[^\n–—~]{2,40}$)/gu;
/** After a name that has a line of its own. */
const lineEnd = /^[ \t]*(?:$|\n|[,|(/–—-]|[.!]?$|\+?\d|[\w.+-]+@)/;

/** The names that messages are signed with. */
export function readSignatures(message: string): Finding[] {
  const findings: Finding[] = [];
  const afterClosing: Finding[] = [];
  for (const { 0: words, index } of message.matchAll(closing)) {
    const found = nameAt(message, index + words.length, false);
    if (found && lineEnd.test(message.slice(found.end)) && !isRole(lineOf(message, found.start))) afterClosing.push(found);
  }
  findings.push(...afterClosing);
  // Below a name there stand roles, firms and streets.
  const firstLine = Array.from(message.matchAll(lineStart)).map(({ 0: lead, index }) => nameAt(message, index + lead.length, false)).find((found) => found && lineEnd.test(message.slice(found.end)) && !isRole(lineOf(message, found.start)));
  if (firstLine && !afterClosing.some(({ start }) => start < firstLine.start)) findings.push(firstLine);
  for (const { 0: lead, 1: mark, index } of message.matchAll(lastDash)) {
    const found = nameAt(message, index + lead.length, false);
    if (found && /^[.! ]*$/.test(message.slice(found.end)) && (mark!.trim() !== '' || isGivenName(found.value.split(/\s/)[0]!))) findings.push(found);
  }
  return findings;
}

const lineOf = (message: string, start: number) => message.slice(start).split(/[\n,|(/]/)[0]!.trim();
