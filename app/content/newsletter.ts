/** The words of the newsletter's form. */
export const newsletter = {
  /** In the margin. */
  section: 'The letter',
  heading: 'One letter a month',
  text: 'The newest article and one thing we learned. We do not count who opens it.',
  label: 'E-mail address',
  button: 'Subscribe',
  pending: 'Subscribing...',
  /**
   * What somebody agrees to by subscribing, newest first. A version that anybody has agreed to stays here as it is for
   * ever: to change the words, put a new version on top.
   */
  consents: [
    {
      version: '1',
      text: 'I want Longitude to send me its letter, about once a month, and to keep my e-mail address for that. I can stop it with the link in any letter; the address is then deleted.',
    },
  ],
  privacy: { label: 'How we handle your data', href: '/privacy-policy#newsletter' },
  /** True whether or not the address was on the list before: nobody learns from it who reads us. */
  done: {
    heading: 'Noted, thank you.',
    text: 'An address that is new to our list gets one e-mail with a link to confirm it. Until that link has been followed, no letter is sent.',
  },
  kept: {
    heading: 'Kept on this device, not sent yet.',
    text: 'It could not reach us just now. Your address leaves by itself as soon as it can.',
  },
  failed: {
    toast: 'Failed to subscribe. Please try again.',
    text: 'Not sent. Your address is still here; please try again.',
  },
} as const;
