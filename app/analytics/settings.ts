/** What the build was told about analytics (docs/operations.md, tools/analytics-settings.mjs). */
export interface AnalyticsSettings {
  readonly provider: 'ga4' | 'plausible';
  /** GA4's measurement ID, or the name of the site at Plausible. */
  readonly id: string;
  readonly scriptUrl: string;
}

declare global {
  interface ImportMetaEnv {
    /** Empty where nothing is configured: what stands behind it is then in no file. */
    readonly ANALYTICS_PROVIDER: AnalyticsSettings['provider'] | '';
    /** Whether that service needs the visitor's consent. */
    readonly ANALYTICS_ASKS: boolean;
    readonly ANALYTICS: AnalyticsSettings;
  }
}

/** Where Google's own script comes from; from elsewhere, it is a server of the operator's that also takes the views. */
export const GOOGLES_SCRIPTS = 'https://www.googletagmanager.com';
