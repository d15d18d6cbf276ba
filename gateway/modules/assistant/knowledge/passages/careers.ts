import { assistant } from '#content/assistant.ts';
import { careers } from '#content/careers.ts';
import { benefits, positions } from '#content/positions.ts';
import type { Entity, Passage } from '../passage.ts';
import { list, prose } from './make.ts';

const { sentences } = assistant;
const page = { label: 'Careers', href: '/careers' };

export const positionEntities: readonly Entity[] = positions.map(({ slug, title }) => ({ id: `position:${slug}`, names: [title, ...shorterTitles(title)], page, related: ['careers'] }));

/** "Mobile developer" and "full stack developer" for longer titles; engineers are meant by developers. */
function shorterTitles(title: string): string[] {
  const words = title.split(' ');
  const tails = words.slice(1, -1).map((_, index) => words.slice(index + 1).join(' '));
  const shorter = [...tails, `${words[0]} ${words.at(-1)}`, ...(words[0]!.includes('/') ? words[0]!.split('/').map((half) => `${half} ${words.at(-1)}`) : [])].filter((name) => name !== title && name !== 'Senior Developer');
  return [...shorter, ...[title, ...shorter].filter((name) => /developer/i.test(name)).map((name) => name.replace(/developer/i, 'engineer'))];
}

/** What the careers page says. */
export function careerPassages(): Passage[] {
  const place = { about: 'careers', page };
  return [
    list(place, ['list'], 'open positions jobs vacancies hiring roles openings recruiting career work for you join the team', sentences.openPositions, positions.map(({ title, location }) => `${title} (${location})`)),
    prose(place, ['overview', 'team'], `${careers.heading} working here culture how many people developers work on one project team size`, careers.lede),
    prose(place, ['apply'], 'how to apply application form resume cv formats file size cover letter', `${sentences.apply} ${sentences.careersMail}`),
    list(place, ['process'], `${careers.hiring.heading} interview hiring process selection steps rounds`, sentences.afterApplying, careers.hiring.steps),
    ...careers.hiring.steps.map((step, index) => prose(place, ['process', ...(index === 0 ? (['reply'] as const) : [])], `${careers.hiring.heading} interview application ${step.title}`, `${step.title}. ${step.text}`)),
    prose(place, ['retention', 'privacy'], 'application kept how long resume stored deleted', careers.application.note),
    list(place, ['benefit'], `${careers.benefits.heading} benefits perks`, sentences.benefits, benefits),
    ...benefits.map((benefit) => prose(place, ['benefit'], `benefit job employee ${benefit.title}`, `${benefit.title}. ${benefit.text}`)),
    prose(place, ['pay'], 'salary salaries wage pay package ctc compensation how much do you pay', sentences.pay),
    prose(place, ['contact'], `${careers.closing.heading} other role not listed speculative unsolicited application`, `${careers.closing.heading} ${careers.closing.text}`),
    ...positions.flatMap((position) => {
      const its = { about: `position:${position.slug}`, page };
      const summary = sentences.position(position.title, position.department, position.location, position.type, position.experience);
      return [
        prose(its, ['overview', 'place', 'experience'], 'job position where location remote experience years full-time department', `${summary} ${position.description}`),
        list(its, ['requirement'], 'requirements skills qualifications need to know looking for', sentences.requirements(position.title), position.requirements),
      ];
    }),
  ];
}
