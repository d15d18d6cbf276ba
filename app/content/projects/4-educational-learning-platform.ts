import type { Project } from '../types.ts';

export const educationalLearningPlatform: Project = {
  id: 4,
  title: 'Educational Learning Platform',
  description: 'Lessons and practice for secondary pupils that fit a shared phone, a small data plan and twenty minutes a day.',
  longDescription:
    'Kiran Learning teaches mathematics and science to pupils of classes 8 to 12 in four Indian languages. Its videos were good, but most pupils stopped in the third week: the phone belonged to the family, the data ran out, and after a gap nobody knew where to go on. We rebuilt the course as a path of short steps that can be downloaded at school, added practice that adapts to the pupil, and gave teachers one page that says who needs them today.',
  category: 'Education',
  technologies: ['Flutter', 'Python', 'FastAPI', 'PostgreSQL', 'PyTorch', 'AWS'],
  features: [
    'A path of seven-minute steps that always knows where to go on',
    'A week of lessons downloaded in one go, under 60 MB',
    'Practice that picks the next question by what was missed',
    'Several pupils on one phone, each with a picture password',
    'A teacher’s page with five names, not fifty charts',
    'Works on Android phones with 2 GB of memory',
  ],
  client: 'Kiran Learning, Bengaluru',
  timeline: '8 months',
  teamSize: '7 people',
  budget: 'USD 100,000 to 130,000',
  deliverables: [
    'Android and iOS app in four languages',
    'Authoring tool for the client’s editors',
    'Practice engine with a published evaluation',
    'Teacher dashboard for phone and desktop',
    'Conversion of 1,900 existing videos and 14,000 questions',
  ],
  technologies_detailed: {
    Mobile: ['Flutter', 'Dart', 'SQLite', 'background downloads'],
    Backend: ['Python', 'FastAPI', 'PostgreSQL', 'Celery'],
    'Machine learning': ['PyTorch', 'knowledge tracing', 'offline evaluation suite'],
    Media: ['FFmpeg', 'AV1 and H.264', 'HLS'],
    Infrastructure: ['AWS, Mumbai region', 'S3', 'CloudFront', 'Terraform'],
  },
  challenges: [
    'A typical pupil had 1 GB of data a day, shared with the family.',
    'A question that is too easy bores and one that is too hard ends the session; both were common.',
    'Two or three children share one phone and saw each other’s marks.',
    'Teachers had a dashboard already, and did not open it.',
  ],
  approach: [
    'Videos were encoded anew by subject: blackboard lessons need a tenth of the data of a filmed experiment. The app downloads by Wi-Fi at school and states the size before it uses mobile data.',
    'We trained a small model on four years of answers. It was allowed to choose questions only after it had beaten the editors’ fixed order on pupils it had never seen.',
    'Each pupil has a place of their own behind a picture password that an eight-year-old brother does not guess. Marks never show on the shared first screen.',
    'We sat with nine teachers. The new page shows five names each morning with a reason for each, and a button to set a task or to ring the parents.',
  ],
  results: [
    '64% of pupils still learning in week eight, up from 29%',
    '82% less mobile data for each lesson',
    '17% higher marks in the half-year test than in comparable classes without the app',
    '8 in 10 teachers open their page at least three days a week',
  ],
  gradient: ['#465A38', '#91A274'],
  icon: 'path',
  serviceIds: ['mobile-development', 'ai-solutions'],
  head: {
    title: 'Educational Learning Platform · Longitude',
    description:
      'How Kiran Learning kept 64% of pupils learning in week eight: short steps, downloads at school, and practice that picks the right next question.',
  },
};
