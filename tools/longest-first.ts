import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes half a minute or more: begun last, it would be waited for alone. */
const LONGEST = [
  'gateway/database/embedded/start-embedded',
  'gateway/modules/assistant/model/language-model',
  'e2e/offline-releases',
  'e2e/pages',
  'e2e/analytics-ga4',
  'e2e/offline-reading',
  'e2e/offline-faults',
  'e2e/analytics-plausible',
];

const rank = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place === -1 ? LONGEST.length : place;
};

/** Begins with the longest files; the others stay in Vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
