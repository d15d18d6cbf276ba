import { assistant } from '#content/assistant.ts';
import { privacyPolicy } from '#content/privacy-policy.ts';
import type { Passage } from '../passage.ts';
import { list, prose } from './make.ts';

const { sentences } = assistant;

/** What the privacy policy says. */
export function privacyPassages(): Passage[] {
  const page = { label: 'Privacy policy', href: '/privacy-policy' };
  const place = { about: 'privacy', page };
  return [
    prose(place, ['date'], 'privacy policy last updated date when changed', sentences.policyDate(privacyPolicy.lastUpdated)),
    prose(place, ['figure'], 'minimum age how old children allowed use site', sentences.minimumAge(privacyPolicy.minimumAge)),
    ...privacyPolicy.sections.flatMap((section) => {
      const its = { about: 'privacy', page: { ...page, href: `${page.href}#${section.id}` } };
      const aspect = section.id === 'retention' ? 'retention' : 'privacy';
      return [
        ...section.paragraphs.map((paragraph) => prose(its, [aspect], section.heading, paragraph)),
        ...(section.list ? [list(its, [aspect], section.heading, `${section.heading}:`, section.list)] : []),
      ];
    }),
  ];
}
