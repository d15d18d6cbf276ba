import type { ServiceOption } from './types.ts';

/** The choices of the contact form, in the order shown. The values are what the gateway stores. */
export const serviceOptions: readonly ServiceOption[] = [
  { value: 'web-development', label: 'Web development' },
  { value: 'mobile-development', label: 'Mobile development' },
  { value: 'ecommerce', label: 'E-commerce' },
  { value: 'digital-marketing', label: 'Digital marketing' },
  { value: 'ai-solutions', label: 'AI solutions' },
  { value: 'cloud-solutions', label: 'Cloud solutions' },
  { value: 'other', label: 'Something else, or not sure yet' },
];
