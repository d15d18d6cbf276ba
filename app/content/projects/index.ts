import type { Project } from '../types.ts';
import { ecommercePlatform } from './1-ecommerce-platform.ts';
import { healthcareManagementSystem } from './2-healthcare-management-system.ts';
import { foodDeliveryApp } from './3-food-delivery-app.ts';
import { educationalLearningPlatform } from './4-educational-learning-platform.ts';
import { realEstateCrm } from './5-real-estate-crm.ts';
import { financialAnalyticsDashboard } from './6-financial-analytics-dashboard.ts';

/** The six projects in the order of their ids. */
export const projects: readonly Project[] = [
  ecommercePlatform,
  healthcareManagementSystem,
  foodDeliveryApp,
  educationalLearningPlatform,
  realEstateCrm,
  financialAnalyticsDashboard,
];
