/**
 * The code of each element by its tag. The autoloader asks for all that a tag needs at once, the view included: it only
 * asks when the tag is on the page, and the entry alone would tell of the view one round trip later.
 */
export const elementModules: Readonly<Record<string, () => Promise<unknown>>> = {
  'rmm-backup-browser': () =>
    Promise.all([
      import('./backup-browser.ts'),
      import('../src/backup/backup-browser.tsx'),
      import('../src/host/view-root.tsx'),
    ]),
  'rmm-color-picker': () =>
    Promise.all([
      import('./color-picker.ts'),
      import('../src/ui/color-picker/color-picker-element.tsx'),
      import('../src/host/view-root.tsx'),
    ]),
  'rmm-video-player': () =>
    Promise.all([
      import('./video-player.ts'),
      import('../src/ui/video-player/video-player-element.tsx'),
      import('../src/host/view-root.tsx'),
    ]),
  'rmm-config': () => import('./config.ts'),
  'rmm-data-table': () =>
    Promise.all([
      import('./data-table.ts'),
      import('../src/ui/table/data-table-element.tsx'),
      import('../src/host/view-root.tsx'),
    ]),
  'rmm-file-upload': () =>
    Promise.all([
      import('./file-upload.ts'),
      import('../src/ui/file-upload/file-upload-element.tsx'),
      import('../src/host/view-root.tsx'),
    ]),
  'rmm-phone-input': () =>
    Promise.all([
      import('./phone-input.ts'),
      import('../src/ui/phone-input/phone-input-element.tsx'),
      import('../src/host/view-root.tsx'),
    ]),
  'rmm-radio-group': () =>
    Promise.all([
      import('./radio-group.ts'),
      import('../src/ui/radio-group/radio-group-element.tsx'),
      import('../src/host/view-root.tsx'),
    ]),
  'rmm-select': () =>
    Promise.all([
      import('./select.ts'),
      import('../src/ui/select/select-element.tsx'),
      import('../src/host/view-root.tsx'),
    ]),
  'rmm-switch': () =>
    Promise.all([
      import('./switch.ts'),
      import('../src/ui/switch/switch-element.tsx'),
      import('../src/host/view-root.tsx'),
    ]),
  'rmm-text-area': () =>
    Promise.all([
      import('./text-area.ts'),
      import('../src/ui/text-area/text-area-element.tsx'),
      import('../src/host/view-root.tsx'),
    ]),
  // Its view comes when it is opened: a page may have many of them closed.
  'rmm-tabbed-dialog': () => import('./tabbed-dialog.ts'),
};
