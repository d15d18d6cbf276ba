import { Facts } from '../../records/Facts.tsx';
import { Note } from '../../../../ui/Text.tsx';
import type { Inquiry } from './inquiry.ts';

/** What the form said of the way that led to it: only what there is, as most come without. */
export function CameFrom({ source }: { readonly source: Inquiry['source'] }) {
  const facts = [
    { name: 'Page', value: source.page },
    { name: 'Referrer', value: source.referrer },
    { name: 'Language', value: source.locale },
    { name: 'Campaign', value: source.utmCampaign },
    { name: 'Source', value: source.utmSource },
    { name: 'Medium', value: source.utmMedium },
    { name: 'Term', value: source.utmTerm },
    { name: 'Content', value: source.utmContent },
  ].filter(({ value }) => value);
  return facts.length > 0 ? <Facts facts={facts} /> : <Note>Nothing was told of that.</Note>;
}
