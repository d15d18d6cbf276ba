import { careers } from '#content/careers.ts';
import { company } from '#content/company.ts';
import { offices } from '#content/offices.ts';
import { benefits, positions } from '#content/positions.ts';
import { privacyPolicy } from '#content/privacy-policy.ts';
import { projects } from '#content/projects/index.ts';
import { services } from '#content/services/index.ts';
import { servicesOverview } from '#content/services-overview.ts';
import type { Project, Service } from '#content/types.ts';

/** A piece of the site's own text that can stand as an answer. */
export interface Passage {
  title: string;
  text: string;
  /** The page it stands on. */
  href: string;
}

/** Everything the assistant knows: the site's content, in pieces. */
export function passages(): Passage[] {
  return [
    ...aboutCompany(),
    ...services.flatMap(aboutService),
    ...projects.flatMap(aboutProject),
    ...positions.map((position) => ({
      title: `Job opening: ${position.title} (career, vacancy, position)`,
      text: `We are looking for a ${position.title} (${position.department}, ${position.location}, ${position.type}, ${position.experience}). ${position.description} You can apply on the careers page with a résumé as PDF or Word document.`,
      href: '/careers',
    })),
    { title: 'Benefits of working here', text: benefits.map((benefit) => `${benefit.title}: ${benefit.text}`).join(' '), href: '/careers' },
    { title: careers.head.title, text: `Our open positions are ${positions.map((position) => position.title).join(', ')}.`, href: '/careers' },
    ...privacyPolicy.sections.map((section) => ({
      title: `Privacy: ${section.heading}`,
      text: [...section.paragraphs, ...(section.list ?? [])].join(' '),
      href: `/privacy-policy#${section.id}`,
    })),
  ];
}

function aboutCompany(): Passage[] {
  const { stats, emails, replyPromise, businessHours, officesLine } = company;
  return [
    { title: `About ${company.name}, who we are`, text: `${company.shortDescription} ${stats.projects} projects, ${stats.clients} clients, ${stats.years} years, ${stats.team} people in ${stats.countries} countries.`, href: '/about' },
    { title: 'Contact, free quote, price, cost, reply', text: `Tell us what you are planning on the contact page or write to ${emails.hello}; we reply ${replyPromise} with a free quote. Our business hours are ${businessHours}.`, href: '/contact' },
    { title: 'All services', text: `We offer ${services.map((service) => service.title).join(', ')}.`, href: '/services' },
    { title: 'Process, how we work, steps', text: servicesOverview.process.steps.map((step) => `${step.title}: ${step.text}`).join(' '), href: '/services' },
    { title: 'Offices, locations, where', text: `We have offices in ${officesLine}: ${offices.map((office) => `${office.city} (${office.timezoneLabel})`).join(', ')}.`, href: '/contact' },
    ...offices.map((office) => ({
      title: `${office.country} office, ${office.city}, address, phone`,
      text: `Our office in ${office.country}: ${office.addressLines.join(', ')}. ${office.timezoneLabel}, ${businessHours}. ${office.email}${office.phone ? `, ${office.phone.display}` : ''}.`,
      href: '/contact',
    })),
  ];
}

function aboutService(service: Service): Passage[] {
  const href = service.link;
  return [
    { title: service.title, text: `${service.description} ${service.lede}`, href },
    { title: `${service.title}: technologies`, text: `For ${service.title.toLowerCase()} we work with ${service.technologies.join(', ')}.`, href },
    ...service.faq.map(({ question, answer }) => ({ title: `${service.title}: ${question}`, text: answer, href })),
  ];
}

function aboutProject(project: Project): Passage[] {
  const href = `/portfolio/${project.id}`;
  return [
    { title: `${project.title}, ${project.category} project, portfolio`, text: `${project.title} for ${project.client}: ${project.description} It took ${project.timeline} with a team of ${project.teamSize}, at ${project.budget}.`, href },
    { title: `${project.title}: results`, text: project.results.join(' '), href },
  ];
}
