// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { VideoPlayerElement } from '../src/ui/video-player/element/register-video-player.ts';

export * from '../src/ui/video-player/element/register-video-player.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-video-player': VideoPlayerElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-video-player': ReactProps<typeof VideoPlayerElement.definition>;
    }
  }
}
