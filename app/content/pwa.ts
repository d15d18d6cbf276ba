import { company } from './company.ts';

/** What is said when the site can be installed, and when there is a new version of it. */
export const pwa = {
  /** Below the footer. */
  install: {
    place: 'Install this site',
    text: `Keep ${company.name} on your home screen: it opens without a connection, too.`,
    button: 'Install',
    how: 'How to install',
    no: 'No, thank you',
    /** Safari on iPhone and iPad installs by hand only: one step for each sign that is drawn (pwa/IosSteps.tsx), in its own words. */
    steps: [
      { before: 'Press ', emphasis: 'Share', after: ', in Safari’s bar.' },
      { before: 'Choose ', emphasis: 'Add to Home Screen', after: ', further down in the list.' },
      { before: 'Press ', emphasis: 'Add', after: '. The sign of the meridian is on your home screen.' },
    ],
  },
  update: {
    ready: 'A new version of this site is ready.',
    /** While somebody is writing in a form, which a reload would empty. */
    waits: 'A new version of this site waits for your form.',
    take: 'Reload',
    later: 'Later',
  },
} as const;
