/** The words of the pages that the links in letters lead to, and of the answers to the form where no script runs. */
export const newsletterPages = {
  back: { label: 'To the blog', href: '/blog' },
  refused: {
    heading: 'You are not subscribed yet.',
    text: 'Please correct the address; the rest can stay as it is.',
  },
  unsubscribe: {
    heading: 'Leave the letter?',
    text: 'One press, and your e-mail address is deleted from our list.',
    button: 'Unsubscribe',
    done: {
      heading: 'You are off the list.',
      text: 'The address is deleted and gets no more letters. Should you miss them, the form is still on the blog.',
    },
  },
  confirm: {
    heading: 'Shall we write to you?',
    text: 'Somebody, presumably you, asked for our letter at this address. Confirm it, and the next one comes to you.',
    button: 'Confirm',
    done: {
      heading: 'Confirmed, thank you.',
      text: 'The next letter comes to you. Every one has a link with which you can leave.',
    },
    gone: {
      heading: 'There is nothing left to confirm.',
      text: 'This address is not on our list, or not any more. If you want the letter, please subscribe again.',
    },
  },
  spoilt: {
    heading: 'This link is not whole.',
    text: 'Perhaps a part of it was lost on the way. Please open it from the letter itself, or write to us and we will do it for you.',
  },
} as const;
