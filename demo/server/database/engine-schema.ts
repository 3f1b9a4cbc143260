import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Which device stands for a host that another engine has backups of. */
export const engineDevice = sqliteTable('engine_device', {
  deviceId: integer('device_id').primaryKey(),
  host: text('host').notNull().unique(),
});
