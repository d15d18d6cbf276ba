import { FiguresPanel } from './FiguresPanel.tsx';

export const figures = { id: 'figures', label: 'Figures', Panel: FiguresPanel };
