/**
 * The code of each element by its tag. The autoloader asks for all that a tag needs at once, the view included: it only
 * asks when the tag is on the page, and the entry alone would tell of the view one round trip later. Imports stand in
 * lists, which the build lengthens by what they import in turn.
 */
export const elementModules: Readonly<Record<string, () => Promise<unknown>>> = {
  'rmm-backup-browser': () =>
    withView(
      import('./backup-browser.ts'),
      import('../src/backup/browser/backup-browser.tsx'),
      import('../src/host/http-client.ts'),
    ),
  'rmm-color-picker': () =>
    withField(import('./color-picker.ts'), import('../src/ui/color-picker/color-picker-element.tsx')),
  'rmm-config': () => Promise.all([import('./config.ts')]),
  'rmm-data-table': () => withView(import('./data-table.ts'), import('../src/ui/table/element/data-table-element.tsx')),
  'rmm-download-dialog': () => Promise.all([import('./download-dialog.ts')]),
  'rmm-file-upload': () =>
    withField(import('./file-upload.ts'), import('../src/ui/file-upload/file-upload-element.tsx')),
  'rmm-phone-input': () =>
    withField(import('./phone-input.ts'), import('../src/ui/phone-input/phone-input-element.tsx')),
  'rmm-radio-group': () =>
    withField(import('./radio-group.ts'), import('../src/ui/radio-group/radio-group-element.tsx')),
  'rmm-rich-text-editor': () =>
    withField(import('./rich-text-editor.ts'), import('../src/ui/editor/rich-text-editor-element.tsx')),
  'rmm-select': () => withField(import('./select.ts'), import('../src/ui/select/select-element.tsx')),
  'rmm-switch': () => withField(import('./switch.ts'), import('../src/ui/switch/switch-element.tsx')),
  // Its view comes when it is opened: a page may have many of them closed.
  'rmm-tabbed-dialog': () => Promise.all([import('./tabbed-dialog.ts')]),
  'rmm-delete-backup-dialog': () => Promise.all([import('./delete-backup-dialog.ts')]),
  'rmm-help-panel': () => Promise.all([import('./help-panel.ts')]),
  'rmm-location-picker': () => Promise.all([import('./location-picker.ts')]),
  'rmm-restore-dialog': () => Promise.all([import('./restore-dialog.ts')]),
  'rmm-restore-progress': () => Promise.all([import('./restore-progress.ts')]),
  'rmm-sync-dialog': () => Promise.all([import('./sync-dialog.ts')]),
  'rmm-text-area': () => withField(import('./text-area.ts'), import('../src/ui/text-area/text-area-element.tsx')),
  'rmm-video-player': () =>
    withView(import('./video-player.ts'), import('../src/ui/video-player/video-player-element.tsx')),
};

function withView(...parts: readonly Promise<unknown>[]): Promise<unknown> {
  return Promise.all([...parts, import('../src/host/view-session.ts')]);
}

/** What every control of a form needs beside. */
function withField(...parts: readonly Promise<unknown>[]): Promise<unknown> {
  return withView(...parts, import('../src/ui/field/use-form-field.ts'), import('../src/ui/field/field.tsx'));
}
