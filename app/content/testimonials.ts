import type { Testimonial } from './types.ts';

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Nurul Aisyah Rahman',
    role: 'Head of online sales',
    company: 'Kayu & Kain',
    rating: 5,
    text: 'They spent the first week in our warehouse, which no agency had done before. Since the launch I have not written one apology for a sofa that was already sold, and the Friday builds came every Friday.',
    projectId: 1,
  },
  {
    name: 'Dr Lakshmi Prasad',
    role: 'Medical director',
    company: 'Sahana Clinics',
    rating: 5,
    text: 'I told them that I would go back to paper if it was slower. They came back with a stopwatch. In my clinic a record now takes less than half the time that a folder took.',
    projectId: 2,
  },
  {
    name: 'Omar Haddad',
    role: 'Managing partner',
    company: 'Dhow Creek Estates',
    rating: 5,
    text: 'Four months, as agreed, and they told us in week two what would have to wait. We learned that two of the portals we paid for had not brought us a single contract.',
    projectId: 5,
  },
];
