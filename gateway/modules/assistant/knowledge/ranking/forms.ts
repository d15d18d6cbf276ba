import { textOf, type Passage } from '../passage.ts';

type Forms = readonly (readonly [name: string, form: RegExp])[];

/** How a question is put. */
const ways: Forms = [
  ['how much', /\bhow much\b|\bcosts?\b|\bprices?\b|\bfees?\b|\bpay\b/],
  ['how many', /\bhow many\b|\bnumber of\b|\bpercent/],
  ['how long', /\bhow (?:long|soon|quick\w*|fast)\b/],
  ['how often', /\bhow often\b/],
  ['how', /\bhow (?!much|many|long|soon|quick|fast|often|about)\w+/],
  ['when', /\bwhen\b|\bwhat (?:date|day|year|month|time)\b/],
  ['where', /\bwhere\b/],
  ['who', /\bwho(?:m|se)?\b/],
  ['why', /\bwhy\b|\bhow come\b|\bwhat (?:made|makes)\b|\breasons?\b/],
  ['which', /\bwhich\b/],
  ['what', /\bwhat\b/],
  ['if', /\b(?:if|suppose|what happens|then what)\b/],
  ['can', /^(?:\w+ ){0,3}(?:can|could|may|will|would|shall)\b/],
  ['do', /^(?:\w+ ){0,2}(?:do|does|did|is|are|was|were|have|has)\b/],
  ['must', /\b(?:must|should|need to|have to|ought)\b/],
  ['i', /\b(?:i|my|me|mine)\b/],
  ['we', /\b(?:we|our|us|ours)\b/],
  ['you', /\b(?:you|your|yours)\b/],
];

/** What a passage has that can answer one. */
const contents: Forms = [
  ['money', /(?:USD|RM|AED|INR|₹|\$|dollars?|euros?)\s?\d|\d[\d,.]*\s?(?:dollars|USD)|\bfees?\b|\bprice/],
  ['span', /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|half an?|an?) (?:working )?(?:minutes?|hours?|days?|weeks?|months?|years?|seconds?)\b/i],
  ['date', /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:19|20)\d\d\b/],
  ['number', /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|half|third|quarter)\b/i],
  ['person', /\b(?:Dr|Mr|Ms|Mrs)\b|\b[A-Z][a-z]+ [A-Z][a-z]+(?:,| \()/],
  ['reason', /\bbecause\b|\bin order to\b|\bwhich is why\b|\bso\b/],
  ['no', /\b(?:not|no|never|nothing|none|without)\b/i],
  ['us', /\b(?:we|our|us)\b/i],
  ['you', /\byour?\b/i],
  ['name', /\b[A-Z][a-z]*[A-Z.][A-Za-z.]*\b/],
  ['question', /\?/],
];

/** @param plain a question, lower case */
export const waysOf = (plain: string): string[] => named(ways, plain);

/** What can be told of a passage without a question. */
export interface PassageForm {
  readonly holds: readonly string[];
  /** In characters. */
  readonly length: number;
}

const known = new WeakMap<Passage, PassageForm>();

export function formOf(passage: Passage): PassageForm {
  const form = known.get(passage) ?? readForm(textOf(passage));
  known.set(passage, form);
  return form;
}

const readForm = (text: string): PassageForm => ({ holds: named(contents, text), length: text.length });

const named = (forms: Forms, text: string) => forms.filter(([, form]) => form.test(text)).map(([name]) => name);
