// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { FileUploadElement } from '../src/ui/file-upload/element/register-file-upload.ts';

export * from '../src/ui/file-upload/element/register-file-upload.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-file-upload': FileUploadElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-file-upload': ReactProps<typeof FileUploadElement.definition>;
    }
  }
}
