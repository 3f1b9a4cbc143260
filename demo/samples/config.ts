import type { Sample } from './sample.ts';

export const configSample: Sample = {
  attributes: { locale: 'ja', theme: 'dark' },
  look: { locale: 'ja', theme: 'dark' },
  // It is seen by what it does to the elements inside it.
  setUp(element) {
    const child = document.createElement('rmm-backup-browser');
    child.setAttribute('node-id', '1');
    element.append(child);
  },
  example: { content: '<rmm-backup-browser node-id="1"></rmm-backup-browser>' },
  markup:
    '<rmm-config locale="ja" theme="dark">\n  <rmm-backup-browser node-id="1">\n  </rmm-backup-browser>\n</rmm-config>',
};
