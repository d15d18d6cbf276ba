import { UpkeepPanel } from './UpkeepPanel.tsx';

export const upkeep = { id: 'upkeep', label: 'Upkeep', Panel: UpkeepPanel };
