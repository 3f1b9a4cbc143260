/** How a page uploads what is put into its editor: here to the reference server, with the progress that the browser tells. */
import type { EditorUpload, UploadAnswer } from '../../../src/ui/editor/model/editor-types.ts';

export const uploadImage = uploadTo('/demo/editor/images');
export const uploadAttachment = uploadTo('/demo/editor/attachments');

/** `fetch` tells nothing of what was sent. */
function uploadTo(path: string): EditorUpload {
  return (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const body = new FormData();
      body.append('file', file, file.name);
      request.open('POST', path);
      request.responseType = 'json';
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
      request.addEventListener('load', () => {
        const answer = request.response as (UploadAnswer & { message?: string }) | null;
        if (request.status === 200 && answer) resolve(answer);
        else reject(new Error(answer?.message ?? `The server answered ${request.status}`));
      });
      request.addEventListener('error', () => reject(new Error('Couldn’t reach the server')));
      signal.addEventListener('abort', () => {
        request.abort();
        reject(signal.reason);
      });
      request.send(body);
    });
}

/** By the content id that the server gave. */
export function imageAddress(cid: string): string {
  return `/demo/editor/images/${encodeURIComponent(cid)}`;
}

export function downloadAttachment({ cid, name }: { cid: string | undefined; name: string }): void {
  const link = document.createElement('a');
  link.href = `/demo/editor/attachments/${encodeURIComponent(cid ?? '')}`;
  link.download = name;
  link.click();
}
