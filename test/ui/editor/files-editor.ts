/** An editor whose uploads end when a test says so, and the hands that put files into it. */
import type { RichTextEditorElement } from '../../../elements/rich-text-editor.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import { paste } from '../../support/paste.ts';
import { clearPage, placeEditor, places } from './editor-places.ts';
import { lateParts } from './taken-in.ts';

export interface UploadCall {
  name: string;
  signal: AbortSignal;
  progress(fraction: number): void;
  end(answer?: Record<string, unknown>): void;
  fail(message: string): void;
}

export interface FilesEditor {
  element: RichTextEditorElement;
  text: HTMLElement;
  root: ShadowRoot;
  images: UploadCall[];
  attachments: UploadCall[];
  /** What `onUploadError` was told. */
  errors: string[];
  html(): string;
  pictures(): HTMLImageElement[];
  cards(): string[];
  notices(): string;
  said(): string;
  find<Kind extends Element = HTMLElement>(selector: string): Promise<Kind>;
  /** When what it is in has faded in. */
  button(name: string): Promise<HTMLElement>;
  paste(...files: File[]): void;
  drop(target: Element, ...files: File[]): boolean;
}

/** One pixel of a drawing, as a file of its own: each colour is other data. */
export async function picture(name = 'screen.png', { width = 320, height = 160, color = '#369' } = {}): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  ok(context);
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  ok(blob);
  return new File([blob], name, { type: 'image/png' });
}

export const note = (name = 'notes.txt', size = 10) => new File([new Uint8Array(size)], name, { type: 'text/plain' });

export async function filesEditor(
  value = '<p>Hello</p>',
  prepare: (element: RichTextEditorElement) => void = () => undefined,
): Promise<FilesEditor> {
  const [place] = places;
  ok(place);
  const images: UploadCall[] = [];
  const attachments: UploadCall[] = [];
  const errors: string[] = [];
  const uploadInto =
    (calls: UploadCall[]): NonNullable<RichTextEditorElement['onUploadImage']> =>
    ({ name }, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        calls.push({
          name,
          signal,
          progress: onProgress,
          end: (answer = { cid: `${name}-${calls.length}` }) => resolve(answer),
          fail: (message) => reject(new Error(message)),
        });
      });
  const { element, text, html } = await placeEditor(
    {
      name: '',
      put: (made) => {
        made.onUploadImage = uploadInto(images);
        made.onUploadAttachment = uploadInto(attachments);
        made.onUploadError = (error) => errors.push(error instanceof Error ? error.message : String(error));
        made.style.display = 'block';
        made.style.width = '800px';
        prepare(made);
        return place.put(made);
      },
    },
    value,
  );
  const root = element.shadowRoot;
  ok(root);
  const all = <Kind extends Element = HTMLElement>(selector: string) => [...root.querySelectorAll<Kind>(selector)];
  const find: FilesEditor['find'] = (selector) => eventually(() => root.querySelector(selector) as never);
  // The parts that come late, files among them.
  await find('.editor-files');
  await lateParts(text);
  const transfer = (files: File[]) => {
    const data = new DataTransfer();
    for (const file of files) data.items.add(file);
    return data;
  };
  return {
    element,
    text,
    root,
    images,
    attachments,
    errors,
    html,
    pictures: () => all<HTMLImageElement>('.editor-image > img'),
    cards: () => all('.editor-attachments .cut-name').map((name) => name.textContent ?? ''),
    notices: () =>
      all('.editor-notices li')
        .map((item) => item.textContent ?? '')
        .join('\n'),
    said: () =>
      all('[aria-live]')
        .map((region) => region.textContent ?? '')
        .join('\n'),
    find,
    async button(name) {
      const named = () => {
        const found = all('button').find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
        ok(
          found,
          `button ${name} among ${all('button')
            .map((each) => each.getAttribute('aria-label'))
            .join(', ')}`,
        );
        return found;
      };
      await eventually(named);
      await comeToRest(element);
      return eventually(named);
    },
    paste: (...files) => void equal(paste(text, transfer(files)), false),
    drop(target, ...files) {
      const { left, top, width, height } = target.getBoundingClientRect();
      const init = {
        dataTransfer: transfer(files),
        bubbles: true,
        cancelable: true,
        composed: true,
        clientX: left + width / 2,
        clientY: top + height / 2,
      };
      target.dispatchEvent(new DragEvent('dragover', init));
      return target.dispatchEvent(new DragEvent('drop', init));
    },
  };
}

export { clearPage };
