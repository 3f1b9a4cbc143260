/** Registers `<rmm-video-player>`. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { videoPlayerDefinition } from './video-player-definition.ts';

export type { VideoSource, VideoTrack } from '../model/video-types.ts';
export type { VideoQualityDetail, VideoTimeDetail } from './video-player-definition.ts';

export const VideoPlayerElement = defineElement(videoPlayerDefinition, async () => {
  const { VideoPlayerElement: view } = await import('./video-player-element.tsx');
  return { view };
});
export type VideoPlayerElement = ElementOf<typeof videoPlayerDefinition>;
