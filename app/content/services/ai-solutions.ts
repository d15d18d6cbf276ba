import type { Service } from '../types.ts';

export const aiSolutions: Service = {
  id: 'ai-solutions',
  title: 'AI solutions',
  description:
    'Assistants, document reading and forecasts built on your own data, tested against right answers and watched after launch.',
  technologies: ['Python', 'OpenAI', 'Claude', 'pgvector', 'PyTorch', 'FastAPI'],
  features: [
    'Assistants that answer from your documents and cite them',
    'Reading of invoices, forms and contracts, with doubt marked as doubt',
    'Forecasts of demand, churn and workload with stated error',
    'A test set of your own questions, run at every change',
    'A person in the loop wherever a mistake would hurt',
    'Personal data removed or kept in the region it must stay in',
    'A ceiling on cost for each answer, and for each month',
  ],
  link: '/services/ai-solutions',
  number: '05',
  shortTitle: 'AI',
  headline: 'A model is useful when you know how often it is wrong.',
  lede: 'We put language models and machine learning to work on narrow, dull, expensive tasks, and we measure them as one measures any other instrument: against answers known to be right.',
  delivered: [
    {
      title: 'A test set before a model',
      text: 'Two hundred or so real cases with the right answers, agreed with your specialists. It outlives whichever model is in fashion.',
    },
    {
      title: 'The working system',
      text: 'Built into the tools your people already have open: the helpdesk, the CRM, a shared mailbox. Not another window to forget about.',
    },
    {
      title: 'Guard rails',
      text: 'Sources shown with every answer, refusal when there are none, personal data masked, prompts and outputs logged for as long as you decide.',
    },
    {
      title: 'A switch between providers',
      text: 'One thin layer between your system and the model, so that price, quality or the law can make you change without rewriting anything.',
    },
    {
      title: 'A monthly report',
      text: 'Accuracy on the test set, samples read by a human, cost per task and what users corrected.',
    },
  ],
  process: [
    {
      title: 'Pick a task by arithmetic',
      text: 'How often it happens, how long it takes, what a mistake costs. Most ideas fall out here, in the first week, at little expense.',
    },
    {
      title: 'Write the right answers',
      text: 'Your specialists and ours collect cases and agree what a good answer is. Where they disagree, no model will do better.',
    },
    {
      title: 'Three weeks of proof',
      text: 'The simplest method that could work, measured on the test set. You get the error rate and a clear yes or no.',
    },
    {
      title: 'Pilot with one team',
      text: 'Eight weeks beside the present way of working, with every correction recorded. We compare time and errors, not enthusiasm.',
    },
    {
      title: 'Roll out and keep watch',
      text: 'Drift, cost and complaints are monitored. If accuracy falls below the agreed line, the work goes back to people until it is put right.',
    },
  ],
  technologiesByArea: [
    { name: 'Models', items: ['OpenAI', 'Claude', 'Llama and Mistral on your own servers'] },
    { name: 'Retrieval', items: ['PostgreSQL with pgvector', 'Elasticsearch', 'hybrid search'] },
    { name: 'Machine learning', items: ['Python', 'scikit-learn', 'PyTorch', 'XGBoost'] },
    { name: 'Serving', items: ['FastAPI', 'Docker', 'AWS Bedrock', 'Azure OpenAI'] },
    { name: 'Watching', items: ['evaluation suites', 'OpenTelemetry', 'Grafana'] },
  ],
  whenNotToBuy: [
    'If the rule can be written down, write it down. A form with good validation, a database query or an old-fashioned search index is cheaper than a model, gives the same answer every day and can be explained to an auditor.',
    'Do not buy it for decisions about people’s credit, health, jobs or liberty without a human who really decides, and not where nobody has time to collect right answers. Without those we could not tell you whether the thing works, and nor could you.',
  ],
  faq: [
    {
      question: 'Will our data train somebody else’s model?',
      answer:
        'Not with the contracts we use: business terms that exclude training, with retention switched off where the provider offers it. If that is not enough for your field, an open model can run on servers you control.',
    },
    {
      question: 'How accurate will it be?',
      answer:
        'We cannot say before measuring, and neither can anyone else. That is what the three weeks of proof are for. They have a fixed price, and you may stop there.',
    },
    {
      question: 'What does it cost to run?',
      answer:
        'Usually between one and ten US cents for an answer from documents, depending on length and model. We set a monthly ceiling, and an alert at 70% of it.',
    },
  ],
  relatedProjectIds: [4, 6],
  callToAction: 'Name one task that your people would gladly never do again. We will work out whether a model should do it.',
  head: {
    title: 'AI solutions, measured before launch · Longitude',
    description:
      'Assistants, document reading and forecasting built on your data, tested against right answers and capped in cost. Also: when a simple rule is better.',
  },
};
