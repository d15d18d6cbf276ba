import { nobodyCounts, withGa4, withPlausible } from '#content/analytics.ts';
import { AnalyticsChoice } from '../../analytics/AnalyticsChoice.tsx';

/** What this very build does, below what the policy says of analytics in general. */
export function Counting() {
  if (!import.meta.env.ANALYTICS_PROVIDER) return <p>{nobodyCounts}</p>;
  return (
    <>
      {(import.meta.env.ANALYTICS_ASKS ? withGa4 : withPlausible).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <AnalyticsChoice />
    </>
  );
}
