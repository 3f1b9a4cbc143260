import type { device, plan } from '../database/schema.ts';

export type DeviceRow = typeof device.$inferSelect;
export type PlanRow = typeof plan.$inferSelect;
