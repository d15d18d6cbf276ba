/** What people call the areas of a system when they ask what it is made with. */
const words: readonly (readonly [RegExp, string])[] = [
  [/quality/i, 'test tests testing automated'],
  [/content/i, 'cms editor content management'],
  [/^(?:infrastructure|platforms|cloud|running)$/i, 'hosting hosted hosts servers server region cloud runs provider providers vendors support'],
  [/backend|data$/i, 'server side database databases api'],
  [/frontend|storefront/i, 'interface client side user interface'],
  [/payment/i, 'pay paying checkout methods gateway gateways providers options accept'],
  [/models?|machine learning|\bai\b/i, 'llm language model ai chatgpt'],
  [/watching/i, 'monitoring alerts observability'],
  [/as code/i, 'infrastructure as code pipeline ci'],
  [/security/i, 'secure login access protection'],
  [/advertising/i, 'ads ad campaigns platforms networks channels run'],
  [/e-mail/i, 'crm tools'],
  [/measurement/i, 'analytics tracking'],
  [/release/i, 'app stores publishing deployment'],
  [/routing/i, 'maps navigation'],
  [/media/i, 'video'],
];

/** Words that an area is found by beside its name. */
export const wordsForArea = (area: string): string => words.flatMap(([pattern, more]) => (pattern.test(area) ? [more] : [])).join(' ');
