import type { Article } from '../types.ts';

export const writeTheQuestions: Article = {
  slug: 'write-the-questions-before-you-buy-an-ai-assistant',
  title: 'Write two hundred questions before you buy an AI assistant',
  excerpt:
    'A demonstration shows what an assistant does on a good day. A test set of your own questions shows what it will do to your customers, and it costs you about a week.',
  author: 'Meera Nair',
  date: '2024-11-05',
  category: 'AI & Technology',
  readTime: '4 min read',
  featured: true,
  relatedServiceIds: ['ai-solutions', 'web-development'],
  sections: [
    {
      id: 'the-demonstration',
      heading: 'Why the demonstration proves so little',
      paragraphs: [
        'You have seen it by now. Somebody types a question about your returns policy, and in two seconds a polite and correct paragraph appears. Everybody in the room is impressed, and rightly so. But the person typing chose the question, and chose it from those that worked yesterday.',
        'Your customers will not be so kind. They misspell the product, ask two things at once, leave out the order number and mean the old tariff. What you want to know is not whether the assistant can be right, but how often it is wrong on the questions you really get, and what happens then. There is a cheap way to find out before you sign anything.',
      ],
    },
    {
      id: 'collect',
      heading: 'Collect two hundred real questions',
      paragraphs: [
        'Take them from the last three months of e-mails, chats and call notes. Do not tidy them up. Remove names and numbers that identify people, and leave the spelling as it is. Two colleagues who answer such questions for a living can do this in two days.',
        'Why two hundred? Because chance plays tricks on small samples. If an assistant answers 90% of 200 questions correctly, its true rate very probably lies between 86% and 94%. With 50 questions that range is twice as wide, from about 82% to 98%, which is the difference between a good helper and a liability. Aim for a mixture like this one:',
      ],
      list: [
        '100 everyday questions, in the proportions in which they arrive',
        '40 difficult ones: exceptions, old contracts, two questions in one',
        '30 that cannot be answered from your documents, where the right answer is to say so',
        '20 that a machine should hand to a person: complaints, threats, grief, legal claims',
        '10 attempts to make it misbehave, such as asking for a discount it cannot grant',
      ],
    },
    {
      id: 'right-answers',
      heading: 'Agree on the right answers',
      paragraphs: [
        'For each question, write down what a good answer must contain and what it must not. Two facts and one forbidden claim are enough. Have two people do this on their own for the first thirty and then compare.',
        'They will disagree on more than you expect. Usually the policy turns out to be unclear, or two documents contradict one another. This is the most valuable hour of the whole exercise: a machine that reads contradictory documents will repeat one of them at random, with great confidence. Put the documents right first. Some companies stop here, because better documents were all their staff had needed.',
      ],
    },
    {
      id: 'score',
      heading: 'Score the mistakes, not only the successes',
      paragraphs: [
        'Give the same 200 questions to every candidate, under the same conditions, and have people mark the answers without knowing which candidate wrote them. Use four marks rather than two: right; incomplete; declined although it could have known; and wrong but confident.',
        'The last is the one that matters. An assistant that declines one question in five is a nuisance. An assistant that invents a refund in one case out of fifty has made you a promise to keep: in February 2024 a Canadian tribunal held Air Canada to what the chatbot on its website had told a passenger. Decide before the test what share of confident mistakes you could live with. For questions about money or health the answer may well be none, and then a person must approve each reply.',
      ],
    },
    {
      id: 'arithmetic',
      heading: 'Then do the arithmetic',
      paragraphs: [
        'Suppose you receive 3,000 questions a month and a person spends four minutes on each. That is 200 hours. If the assistant settles 40% of them well, it returns 80 hours a month. Set against this the running cost, which is often only a few cents an answer, and the hours somebody spends reading samples, keeping documents current and dealing with those who were answered badly. Ten hours a month is a fair beginning.',
        'If the result is still clearly positive, go on. If it depends on the assistant settling 80%, wait. That figure comes from slides more often than from helpdesks.',
      ],
    },
    {
      id: 'contract',
      heading: 'Put the test into the contract',
      paragraphs: [
        'The set of questions is yours, and it outlives any model. Keep a quarter of it to yourself, so that nobody can tune the assistant to all of it. Models are replaced several times a year, often without notice, and each replacement can make something worse that used to work. These points belong in the agreement:',
      ],
      list: [
        'The test is run before launch, at every change of model, and once a month',
        'A share of right answers and a share of confident mistakes below which the assistant is switched off',
        'Every answer shows the document it came from',
        'Your conversations are not used to train anybody’s model, and are deleted after a stated time',
        'A ceiling on monthly cost, with a warning before it is reached',
      ],
    },
    {
      id: 'monday',
      heading: 'What to do on Monday',
      paragraphs: [
        'Ask the two people who answer most of your customers’ questions to copy twenty real ones into a table, with the answers they would give. It takes an hour. Try them on the assistant you are being offered. You will know more by lunch than three demonstrations could tell you.',
      ],
    },
  ],
  head: {
    title: 'Two hundred questions before you buy AI · Longitude',
    description:
      'How to test an AI assistant on your own questions before you sign: what to collect, how to score it, what it saves, and what belongs in the contract.',
  },
};
