import { serviceOptions } from '#content/service-options.ts';

const labels: ReadonlyMap<string, string> = new Map(serviceOptions.map(({ value, label }) => [value, label]));

/** As the contact form names it; a value that the form does not have stands for itself. */
export function serviceLabel(value: string): string {
  return labels.get(value) ?? value;
}
