import { privacyPolicy } from '#content/privacy-policy.ts';

/** The two facts about the policy itself, for the margin. */
export function Facts() {
  const { labels, lastUpdatedDate, lastUpdated, minimumAge } = privacyPolicy;
  return (
    <>
      <p>
        {labels.lastUpdated} <time dateTime={lastUpdatedDate}>{lastUpdated}</time>
      </p>
      <p>
        {labels.minimumAge} {minimumAge}
      </p>
    </>
  );
}
