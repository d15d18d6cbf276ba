import { StaffPanel } from './StaffPanel.tsx';

export const staff = { id: 'staff', label: 'Staff', Panel: StaffPanel };
