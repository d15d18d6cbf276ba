export function analyticsSettings(variables: Record<string, string | undefined>): {
  settings?: { provider: 'ga4' | 'plausible'; id: string; scriptUrl: string };
  problems: string[];
};
