import type { Project } from '../types.ts';

export const healthcareManagementSystem: Project = {
  id: 2,
  title: 'Healthcare Management System',
  description: 'Appointments, records and billing for eleven clinics, built around the two minutes a doctor has between patients.',
  longDescription:
    'Sahana Clinics runs eleven outpatient clinics in and around Bengaluru. Appointments lived in a paper book at each desk, records in folders, and bills in a program that ran on one computer. We built a single system that the desk, the nurses, the doctors and the accounts share, moved forty thousand patient files into it, and introduced it one clinic at a time so that no patient was sent home because of us.',
  category: 'Healthcare',
  technologies: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'GraphQL', 'Azure'],
  features: [
    'One appointment book for eleven clinics and sixty-four doctors',
    'A record whose first screen fits a two-minute glance',
    'Prescriptions checked against allergies and each other',
    'Reminders by text message, with a reply that cancels',
    'Billing with insurance claims and a daily closing',
    'An audit log of who opened which record, and when',
  ],
  client: 'Sahana Clinics, Bengaluru',
  timeline: '9 months',
  teamSize: '8 people',
  budget: 'USD 130,000 to 160,000',
  deliverables: [
    'Web application for desk, nurses, doctors and accounts',
    'Patient booking pages in English, Kannada and Hindi',
    'Migration of 40,200 patient files',
    'Role and consent model, reviewed by outside counsel',
    'Training for 140 staff and a printed fallback procedure',
  ],
  technologies_detailed: {
    Frontend: ['React', 'TypeScript', 'Apollo Client', 'Radix primitives'],
    Backend: ['Node.js', 'GraphQL', 'PostgreSQL', 'FHIR interfaces'],
    Messaging: ['SMS gateway', 'e-mail', 'job queue on PostgreSQL'],
    Security: ['Role-based access', 'field encryption', 'append-only audit log'],
    Infrastructure: ['Azure, Central India region', 'Docker', 'Terraform', 'Grafana'],
  },
  challenges: [
    'Doctors would not use anything that was slower than paper, and said so.',
    'The same patient existed up to five times under different spellings.',
    'Health records must be open to those who treat the patient and to nobody else, also inside the company.',
    'The connection fails in two of the clinics on most afternoons.',
    'No clinic could close for a day while the system was introduced.',
  ],
  approach: [
    'We timed paper first: 48 seconds to find and read a folder. Every screen for doctors had to beat that figure in a test before it was allowed into a release.',
    'A matching step proposed duplicates with its reasons and a nurse decided. It took three weeks for all clinics, and nothing was merged unseen.',
    'Access follows the day’s appointments. Anybody may open a record in an emergency, but has to give a reason, and the medical director reads the list each morning.',
    'The day’s appointments and the records that go with them are held on the clinic’s own machine. Entries made offline carry the time and author and are merged when the line is back.',
    'Two quiet clinics went first with one of us at the desk for a week. Each later clinic took two days, and the paper book stayed open beside the screen until the staff closed it.',
  ],
  results: [
    '31% fewer missed appointments, measured over six months',
    '19 seconds to find and read a record, where paper took 48',
    '14 minutes average wait at the desk, down from 33',
    '99.95% uptime in the first year, with two outages of which one was ours',
  ],
  gradient: ['#14555C', '#5A9C99'],
  icon: 'calendar',
  serviceIds: ['web-development', 'cloud-solutions'],
  head: {
    title: 'Healthcare Management System · Longitude',
    description:
      'Eleven Bengaluru clinics, forty thousand files and doctors who would accept nothing slower than paper. How the system was built and introduced.',
  },
};
