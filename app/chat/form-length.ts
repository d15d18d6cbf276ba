/** Characters that the contact form takes. Not of its rules: as a part of both they would be a file of their own to fetch. */
export const MAX_FORM_MESSAGE = 10_000;
