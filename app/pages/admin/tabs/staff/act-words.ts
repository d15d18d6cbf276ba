const lists: Readonly<Record<string, string>> = {
  'a person': 'all that is held of a person',
  inquiries: 'inquiries',
  'chat-leads': 'chat leads',
  'job-applications': 'job applications',
  subscribers: 'subscribers',
};

/** What was done, as a sentence without its subject. An act that this build does not know is told in its own words. */
export function actWords({ act, subject }: { readonly act: string; readonly subject: string }): string {
  switch (act) {
    case 'exported':
      return `exported ${lists[subject] ?? subject}`;
    case 'erased':
      return `erased ${subject}`;
    case 'expired':
      return `removed ${subject} whose time was over`;
    case 'resume-downloaded':
      return 'downloaded a résumé';
    case 'admin-added':
      return `gave ${subject} access`;
    case 'admin-removed':
      return `took ${subject}’s access away`;
    case 'password-changed':
      return 'changed their password';
    case 'sessions-ended':
      return 'logged out everywhere';
    default:
      return `${act.replaceAll('-', ' ')} ${subject}`;
  }
}
