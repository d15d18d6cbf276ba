import type { Project } from '../types.ts';

export const realEstateCrm: Project = {
  id: 5,
  title: 'Real Estate CRM',
  description: 'From enquiry to viewing to contract in one place, for an agency whose enquiries came in by seven different doors.',
  longDescription:
    'Dhow Creek Estates lets and sells homes in Dubai with forty agents. Enquiries came from three portals, the website, the telephone, e-mail and people walking in, and the first agent to see one copied it into a private spreadsheet. Nobody could say which advertisement had led to which contract. We built a CRM shaped to the way an agency works: every enquiry arrives in one list, finds an agent within minutes, and carries its source through to the commission.',
  category: 'Real Estate',
  technologies: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Mapbox', 'AWS'],
  features: [
    'One list for enquiries from seven sources, with duplicates joined',
    'Assignment by area, language and who is free now',
    'Viewings planned on a map, with travel time between them',
    'Property listings entered once and sent to three portals',
    'Documents with expiry dates that warn in good time',
    'Cost and commission for each source, down to the advertisement',
  ],
  client: 'Dhow Creek Estates, Dubai',
  timeline: '4 months',
  teamSize: '5 people',
  budget: 'USD 55,000 to 75,000',
  deliverables: [
    'CRM for desktop and phone',
    'Connections to three property portals and the telephone system',
    'Import of 212 spreadsheets and 38,000 contacts',
    'Landing pages for eleven districts',
    'Monthly source report for the management',
  ],
  technologies_detailed: {
    Frontend: ['React', 'TypeScript', 'Mapbox GL', 'TanStack Query'],
    Backend: ['Node.js', 'NestJS', 'PostgreSQL', 'BullMQ'],
    Integrations: ['Portal XML feeds', 'telephony webhooks', 'Microsoft 365', 'e-signature'],
    Marketing: ['Google Ads', 'server-side tagging', 'Looker Studio'],
    Infrastructure: ['AWS, Middle East (UAE) region', 'Docker', 'GitHub Actions'],
  },
  challenges: [
    'Agents feared that a shared list would cost them their customers.',
    'The same person asked about the same flat on three portals and was rung by three agents.',
    'Management paid for seven sources without knowing what each of them brought.',
    'The lease on the old system ended in four months, and could not be extended.',
  ],
  approach: [
    'The rules came before the software. A lead belongs to the agent who answers first, for thirty days, and everyone can see the clock. Four agents helped to write the rules and presented them to the others.',
    'Telephone, e-mail and property are compared when an enquiry arrives. Joined enquiries keep all their sources, so that nothing is lost for the reckoning.',
    'The source is stored with the enquiry and travels through viewing and contract to the commission. What used to be an argument is now a table.',
    'We cut the scope to what the day needs and delivered it in week ten. Accounts and archive followed while the agents were already at work in the new system.',
  ],
  results: [
    '6 minutes from enquiry to first call in office hours, where it had been 3 hours and 40 minutes',
    '26% more viewings from the same number of enquiries',
    'USD 4,100 a month saved on two sources that had brought no contract in a year',
    '40 of 40 agents at work in it daily after the fifth week',
  ],
  gradient: ['#6A3A4A', '#AB7F8A'],
  icon: 'plots',
  serviceIds: ['web-development', 'digital-marketing'],
  head: {
    title: 'Real Estate CRM · Longitude',
    description:
      'Seven sources of enquiries, forty agents and four months: how Dhow Creek Estates came to answer in six minutes and learned what each source brings.',
  },
};
