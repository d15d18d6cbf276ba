import type { Article } from '../types.ts';

export const fivePeople: Article = {
  slug: 'five-people-and-a-tuesday',
  title: 'Five people and a Tuesday: test the design before you pay for it',
  excerpt:
    'A usability test needs no laboratory. With five people, one day and the rules on this page you find most of what would embarrass you after the launch.',
  author: 'Lina Haddad',
  date: '2024-07-16',
  category: 'Design',
  readTime: '4 min read',
  featured: false,
  relatedServiceIds: ['web-development', 'mobile-development'],
  sections: [
    {
      id: 'opinions',
      heading: 'A meeting is not a test',
      paragraphs: [
        'A new design is shown on a large screen. Eight people look at it for ten minutes. Somebody finds the blue too blue, somebody misses the logo, and the highest-paid person would like the button further up. Afterwards the design is different and nobody knows whether it is better.',
        'The people in that room share one defect: they know the company. They know what “solutions” means on your menu and where the prices are hidden. Your customers know nothing of the sort, and the only way to learn what they will do is to let them do it while you watch.',
      ],
    },
    {
      id: 'why-five',
      heading: 'Why five are enough to begin with',
      paragraphs: [
        'Jakob Nielsen and Thomas Landauer found in the nineties that one test person runs into roughly a third of the problems in an interface. Since many of those repeat, five people reveal about 85% of them. The figure is an average and depends on the product. But the reasoning holds: the first person teaches you most, each further one less, and fifteen people in three rounds, with repairs in between, beat fifteen in one round by a wide margin.',
        'Five people do not tell you what percentage of customers will do something. For that you need hundreds. They tell you what goes wrong, and why. Before launch that is what you need to know.',
      ],
    },
    {
      id: 'prepare',
      heading: 'Prepare it in an afternoon',
      paragraphs: [
        'Find people who could be your customers and do not know you. Friends of colleagues’ neighbours will do; colleagues will not. Offer a fair reward for three quarters of an hour, about what a dinner for two costs. If you serve older people, or people who read another language first, at least two of the five should be among them. Ask too for one who uses a screen reader or very large text.',
        'Then write three to five tasks. A task gives a reason and a goal, and avoids every word that stands on the page. “Your mother needs a checkup next week and you can only drive her in the afternoon” is a task. “Use the booking form to select a slot” is an instruction, and you will learn only that people can read.',
      ],
    },
    {
      id: 'the-day',
      heading: 'The day itself',
      paragraphs: [
        'One person leads, one takes notes, and everyone else watches from another room or not at all. People use their own phone if they can. A clickable draft is good enough as long as the words in it are real: nobody can find a price in a paragraph of dummy Latin. These rules do most of the work:',
      ],
      list: [
        'Begin with: “We are testing the design, not you. Nothing you say will hurt our feelings”',
        'Ask people to say aloud what they look for and what they expect to happen',
        'When they get stuck, count silently to twenty before you say anything',
        'Answer a question with a question: “What would you expect it to do?”',
        'Never explain and never defend. If it has to be explained, you have found a problem',
        'Write down what people do, in the order in which they do it. What they say they would do is worth much less',
      ],
    },
    {
      id: 'afterwards',
      heading: 'One hour, one list',
      paragraphs: [
        'Sit down on the same day with everyone who watched. Each names the three worst moments they saw. Moments named by several people, or met by at least two of the five, go on the list. The rest goes into a drawer.',
        'For each entry ask what the smallest change is that would have helped. Often it is a word. In a test of ours, four of five people did not find the opening hours of a clinic because the link was called “Patient information”. The cure was to write “Opening hours”. It took a minute, and no meeting would ever have thought of it.',
        'Resist the wish to mend everything with an explanation, a tour or a video. What people pass over once they will pass over again.',
      ],
    },
    {
      id: 'ask-for-it',
      heading: 'What to ask of your supplier',
      paragraphs: [
        'If an agency designs for you, ask when the first test takes place, who the five people are and whether you may watch. A good answer is: before anything is built, people from outside, and please do come. If the answer is that testing comes at the end, it will show you faults that you can no longer afford to repair.',
        'Ask also to see the list from a former project, together with what was changed because of it. A designer who tests has a drawer full of such lists and shows them gladly, since the mistakes are the interesting part.',
      ],
    },
  ],
  head: {
    title: 'Five people and a Tuesday: usability tests · Longitude',
    description:
      'How to test a design with five people in one day: whom to invite, what to ask, what to keep silent about, and what to demand of the agency you pay.',
  },
};
