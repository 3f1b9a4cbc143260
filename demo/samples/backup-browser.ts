import type { Sample } from './sample.ts';

export const backupBrowserSample: Sample = {
  attributes: { 'node-id': '1' },
  look: { 'node-id': '1' },
  markup: '<rmm-backup-browser node-id="1"></rmm-backup-browser>',
};
