/** Whether the open record stands beside the list instead of below its row. */
export const besideQuery = '(min-width: 60em)';
export const beside = `@media ${besideQuery}`;
