import { SubscribersPanel } from './SubscribersPanel.tsx';

export const subscribers = { id: 'subscribers', label: 'Subscribers', Panel: SubscribersPanel };
