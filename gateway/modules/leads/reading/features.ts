import { pattern } from '../../language/patterns.ts';
import { isQuestion } from '../../language/sentences.ts';

/** What sites, shops and apps consist of, and what they are joined to. */
const feature = pattern('i')`
  \b(?:
    log-?in|sign-?up|otp|pay(?:ment|ments)?|cash on delivery|cod|instal+ments?|checkout|carts?|catalog(?:ue)?s?|pages?|galler(?:y|ies)
    |photos?|pictures?|videos?|blog|articles|profiles|forms?|search|filters?|maps?|calendar|bookings?|appointments?|reservations?
    |reports?|dashboards?|notifications?|reminders?|alerts|track(?:ing)?|chat|deliver(?:y|ies)|shipping|subscriptions?|loyalty|coupons?
    |vouchers?|invoices?|receipts?|attendance|homework|fees|stock|inventory|barcodes?|qr|print(?:ing)?|pdfs?|excel|tally|sap|erp|crm
    |whatsapp|sms|e-?mails?|sync(?:ed|ing|s)?|integrat\w+|api|offline|android|ios|iphone|flutter|react native|tablets?|cheap phones?
    |admin(?: panel)?|roles?|users|members|dealers|suppliers|languages?|bilingual|arab?ic|english|hindi|malay|tamil|french|german|spanish
    |chinese|mandarin|accessib\w+|age check|complaints|notices|gps|livestream|proof of delivery|login for
  )\b
`;
/** "Cash on delivery and tabby possible?", "does it run on cheap phones?": asked of the thing, not of us. */
const ofTheThing = pattern('i')`
  \bpossible\W*$
  |^\W*(?:and |also |but |so )*(?:can|could|will|would|should|does|must) (?:it|they|customers?|users?|members?|people|the (?:app|site|website|shop|portal|system))\b
  |^\W*(?:and |also )*what about\b
`;
/** "Do you have experience with Arabic?", "send me an e-mail", "thank you for the form". */
const ofUs = /\b(?:you|your|yours|u|ur|thanks?|thank|article|price|cost|quot(?:e|ation)|charge|invoice|how much|no thanks)\b/i;
/** What they are, pay or have been told is no part of the thing. */
const ofThem = /\b(?:i am|i['’]?m|we are|we['’]?re|call me|my name|quoted|turnover|vendor|agency)\b/i;

const FEWEST = 3;

/** Whether a sentence names what the thing consists of, once it is known what is wanted: "members book class n pay monthly", "5 pages only". */
export function namesFeature(text: string): boolean {
  if (text.split(/\s+/).length < FEWEST || ofUs.test(text) || ofThem.test(text) || !feature.test(text)) return false;
  return !isQuestion(text) || ofTheThing.test(text);
}
