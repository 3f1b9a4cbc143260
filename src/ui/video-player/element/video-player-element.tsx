import { useMemo, useRef } from 'react';
import type { ElementValues } from '../../../host/element-definition.ts';
import { useHost, useMethods } from '../../../host/use-host.ts';
import type { VideoPlayerModel } from '../model/video-player-types.ts';
import { VideoPlayer } from '../video-player.tsx';
import { useMarkupSources } from './use-markup-sources.ts';
import type { videoPlayerDefinition } from './video-player-definition.ts';

type Definition = typeof videoPlayerDefinition;

/** `<rmm-video-player>`. */
export function VideoPlayerElement(values: ElementValues<Definition>) {
  const host = useHost<Definition>();
  const markup = useMarkupSources();
  const player = useRef<VideoPlayerModel>(null);
  const { src, sources, tracks } = values;
  const given = useMemo(() => {
    if (Array.isArray(sources)) return sources;
    if (markup.sources.length > 0) return markup.sources;
    return src ? [{ src }] : [];
  }, [sources, markup.sources, src]);

  useMethods<Definition>({
    play: () => player.current?.play(),
    pause: () => player.current?.pause(),
    seek: (seconds) => player.current?.seek(seconds),
  });

  const place = () => ({ time: player.current?.time.peek() ?? 0 });
  return (
    <VideoPlayer
      ref={player}
      sources={given}
      tracks={Array.isArray(tracks) ? tracks : markup.tracks}
      poster={values.poster}
      heading={values.heading}
      quality={values.quality}
      loop={values.loop}
      muted={values.muted}
      crossOrigin={values.crossorigin}
      onPlay={() => host.emit('rmm-play', place())}
      onPause={() => host.emit('rmm-pause', place())}
      onEnded={() => host.emit('rmm-ended', place())}
      onQualityChange={(quality) => {
        host.reflect({ quality });
        host.emit('rmm-quality-change', { quality });
      }}
      onError={(error) => host.report(error)}
    />
  );
}
