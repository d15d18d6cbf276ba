import { privacyPolicy } from '#content/privacy-policy.ts';

/** The two facts about the policy itself, for the margin. */
export function Facts() {
  return (
    <>
      <p>
        Last updated <time dateTime={privacyPolicy.lastUpdatedDate}>{privacyPolicy.lastUpdated}</time>
      </p>
      <p>Minimum age {privacyPolicy.minimumAge}</p>
    </>
  );
}
