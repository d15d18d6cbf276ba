import type { Service } from '../types.ts';

export const cloudSolutions: Service = {
  id: 'cloud-solutions',
  title: 'Cloud solutions',
  description:
    'Hosting, migration and operations with a 99.9% uptime target, tested restores and a bill that somebody reads every month.',
  technologies: ['AWS', 'Azure', 'Google Cloud', 'Kubernetes', 'Terraform', 'Docker'],
  features: [
    '99.9% uptime for the systems we run, reported monthly',
    'Restores rehearsed every quarter, not only backups taken',
    'Every server described as code, so that it can be built again',
    'Engineers on call round the clock for production faults',
    'A cost review each month, with savings carried out',
    'Least privilege, encryption and audit logs from the first day',
    'Data kept in the region your law asks for',
  ],
  link: '/services/cloud-solutions',
  number: '06',
  shortTitle: 'Cloud',
  headline: 'Uptime is a habit: 99.9% is won in the weeks when nothing happens.',
  lede: 'We move systems to the cloud, set them up so that they can be rebuilt from a file, and look after them day and night. For what we operate we commit to 99.9% uptime, measured from outside.',
  delivered: [
    {
      title: '99.9% uptime, in writing',
      text: 'That allows about 43 minutes of outage in a 30-day month. Checks run from three continents every minute, you see the same page as we do, and we credit the fee if we miss it.',
    },
    {
      title: 'Infrastructure as code',
      text: 'Networks, databases, permissions and alarms in Terraform, reviewed like any other code. A second environment is a command, not a project.',
    },
    {
      title: 'Restores that were tried',
      text: 'Each quarter we restore a backup into an empty account and time it. The record says how much data would be lost, and how long it would take.',
    },
    {
      title: 'Monitoring that wakes the right person',
      text: 'Alerts on what users notice, with a written first step for each. If an alert needs no action, we delete it.',
    },
    {
      title: 'A bill you can read',
      text: 'Cost by product and team, a forecast, and a short list of savings with the effort that each would take.',
    },
  ],
  process: [
    {
      title: 'Take stock',
      text: 'Two weeks to list systems, data, dependencies, contracts and the people who know them. Some of it can simply be switched off.',
    },
    {
      title: 'Decide piece by piece',
      text: 'Leave, move, rebuild or replace, with cost and risk for each. Not everything has to go to the cloud, and some of it should not.',
    },
    {
      title: 'Lay the ground',
      text: 'Accounts, network, identities, logging and budgets as code, before the first application arrives.',
    },
    {
      title: 'Move in waves',
      text: 'The least important system goes first. Every move has a rehearsal, a measured window and a way back that was tested.',
    },
    {
      title: 'Operate',
      text: 'Patches, alerts, restores, costs. A monthly report, and a plain account in writing after every incident.',
    },
  ],
  technologiesByArea: [
    { name: 'Platforms', items: ['AWS', 'Microsoft Azure', 'Google Cloud', 'Hetzner where it suffices'] },
    { name: 'Running', items: ['Docker', 'Kubernetes', 'ECS', 'serverless functions'] },
    { name: 'As code', items: ['Terraform', 'GitHub Actions', 'GitLab CI', 'Argo CD'] },
    { name: 'Data', items: ['PostgreSQL', 'Redis', 'S3', 'Kafka'] },
    { name: 'Watching', items: ['Prometheus', 'Grafana', 'OpenTelemetry', 'PagerDuty'] },
  ],
  whenNotToBuy: [
    'A single application with a steady load may be happiest on one good server with a standby. If that is you, we will set up the two machines, the backups and the alerts, and you will not hear the word Kubernetes from us.',
    'Do not move to save money unless somebody has done the sum. Moving a system just as it is often raises the bill; the saving comes from changing how it works, and that has a price too. And if you need more than 99.9%, ask first what one minute of outage costs you: each further nine costs far more than the one before.',
  ],
  faq: [
    {
      question: 'What does 99.9% leave out?',
      answer:
        'Maintenance announced five working days ahead and faults at a provider you required us to use. Everything else counts, including our own mistakes.',
    },
    {
      question: 'Which provider do you recommend?',
      answer:
        'The one your team knows, unless there is a reason against it. Region, existing contracts and the database you need matter more than the differences between the big three. We take no commission from any of them.',
    },
    {
      question: 'Can our data stay in the country?',
      answer:
        'In India and the Emirates the large providers all have regions, and in Malaysia local and newer regions cover most needs. We map where each kind of data lies, backups and logs included.',
    },
    {
      question: 'Is round-the-clock support really round the clock?',
      answer:
        'For production faults, yes: an engineer on call acknowledges within 15 minutes at any hour. Questions and changes are answered in business hours, Mon-Fri 9AM-6PM, in one of three time zones.',
    },
  ],
  relatedProjectIds: [1, 2, 6],
  callToAction: 'Send us last month’s cloud bill or a drawing of what you run. We will mark what we would look at first.',
  head: {
    title: 'Cloud solutions and operations · Longitude',
    description:
      'Cloud migration and operations with 99.9% uptime in writing, rehearsed restores and a bill somebody reads. Also: when one good server is quite enough.',
  },
};
