import { ApplicationsPanel } from './ApplicationsPanel.tsx';

export const jobApplications = { id: 'job-applications', label: 'Job Applications', Panel: ApplicationsPanel };
