/** Registers `<rmm-video-player>`. */
import { defineElement } from '../src/host/define-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import { videoPlayerDefinition } from '../src/ui/video-player/video-player-definition.ts';
import type { ReactProps } from './react-props.ts';

export type { VideoQualityDetail, VideoTimeDetail } from '../src/ui/video-player/video-player-definition.ts';
export type { VideoSource, VideoTrack } from '../src/ui/video-player/video-types.ts';

export const VideoPlayerElement = defineElement(videoPlayerDefinition, async () => {
  const { VideoPlayerElement: view } = await import('../src/ui/video-player/video-player-element.tsx');
  return { view };
});
export type VideoPlayerElement = ElementOf<typeof videoPlayerDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-video-player': VideoPlayerElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-video-player': ReactProps<typeof videoPlayerDefinition>;
    }
  }
}
