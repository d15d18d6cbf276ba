import type { Project } from '../types.ts';

export const financialAnalyticsDashboard: Project = {
  id: 6,
  title: 'Financial Analytics Dashboard',
  description: 'Positions, risk and cash from five custodians on one screen before the morning meeting, each figure with its source.',
  longDescription:
    'Pearl Quay Capital looks after the assets of some sixty families. Every morning two analysts collected statements from five banks, pasted them into a workbook and hoped that nobody had changed a column. The figures were ready by eleven; the meeting was at nine. We built a service that fetches, checks and joins the statements overnight, and a dashboard on which every figure can be followed back to the line in the statement it came from.',
  category: 'Finance',
  technologies: ['React', 'TypeScript', 'Python', 'PostgreSQL', 'D3', 'AWS'],
  features: [
    'Holdings, cash and performance from five custodians by 07:30',
    'Any figure opened down to the line of the statement',
    'Checks that stop a bad file and say what is wrong with it',
    'Risk limits with a warning before they are crossed',
    'Documents read by machine, with doubtful values left to a person',
    'Client reports in the client’s own layout',
  ],
  client: 'Pearl Quay Capital, Dubai',
  timeline: '5 months',
  teamSize: '5 people',
  budget: 'USD 80,000 to 100,000',
  deliverables: [
    'Overnight data service with 140 plausibility checks',
    'Dashboard for analysts and partners',
    'Report generator with twelve client layouts',
    'Document reader for capital calls and fund notices',
    'Penetration test by an outside firm, with findings closed',
  ],
  technologies_detailed: {
    Frontend: ['React', 'TypeScript', 'D3', 'TanStack Table'],
    Backend: ['Python', 'FastAPI', 'PostgreSQL', 'dbt'],
    'Document reading': ['OCR', 'language model with human review', 'evaluation set of 600 notices'],
    Security: ['Single sign-on', 'hardware keys', 'row-level security', 'audit log'],
    Infrastructure: ['AWS, Middle East (UAE) region', 'Terraform', 'private networking', 'Grafana'],
  },
  challenges: [
    'Five custodians send five formats, and change them without notice.',
    'Partners trusted their workbook because they could see how each figure was made.',
    'Capital calls arrive as scanned letters, and a missed one costs interest.',
    'Sixty families must never see a figure that belongs to another.',
  ],
  approach: [
    'Each format has its own reader and its own set of checks. A file that fails is held back, yesterday’s figures stay up with their date, and an analyst receives the reason by 06:00.',
    'Every figure carries its origin. A click shows the formula, a second click the lines of the statement. Both systems ran side by side for a month, and all 23 differences were explained; 19 were mistakes in the workbook.',
    'A model reads the letters and marks each value with its confidence. Below the agreed line, and for every amount above USD 50,000, a person confirms before anything is booked.',
    'Separation is enforced in the database itself, row by row, and not only in the interface. A test tries every report as every family at each release.',
  ],
  results: [
    '07:30 for complete figures, where they had been ready at eleven',
    '3 hours a day returned to each of two analysts',
    '98.6% of values read rightly from letters, and the rest caught by review',
    '0 missed capital calls in the first year, after four in the year before',
  ],
  gradient: ['#2C4470', '#7690C0'],
  icon: 'candles',
  serviceIds: ['web-development', 'ai-solutions', 'cloud-solutions'],
  head: {
    title: 'Financial Analytics Dashboard · Longitude',
    description:
      'Five custodians, sixty families and a meeting at nine: how Pearl Quay Capital has complete figures by 07:30, each traceable to its source line.',
  },
};
