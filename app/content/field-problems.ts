// What is said of a field that is not as it has to be: beside the field, and in the gateway's answer. Parts of sentences, for the
// answer names the field before them.

/** Of a field that is empty. */
export const missing = {
  firstName: 'please enter your first name',
  lastName: 'please enter your last name',
  email: 'please enter your e-mail address',
  phone: 'please enter your phone number',
  currentLocation: 'please enter where you live now',
  experience: 'please describe your experience',
  coverLetter: 'please write a cover letter',
  message: 'please write a message',
} as const;

export const notAnEmail = 'must be an e-mail address such as name@example.com';
export const tooLong = (most: number) => `must be at most ${most} characters`;

/** Of a résumé that cannot be taken, in a toast. */
export const resumeProblems = {
  tooLarge: { title: 'File too large', description: 'Please select a file smaller than 5MB.' },
  wrongType: { title: 'Invalid file type', description: 'Please upload a PDF or Word document.' },
} as const;
