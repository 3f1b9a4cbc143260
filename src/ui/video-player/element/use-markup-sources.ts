import { useEffect, useState } from 'react';
import { jsonText } from '../../../base/json-text.ts';
import { useHost } from '../../../host/use-host.ts';
import type { VideoSource, VideoTrack } from '../model/video-types.ts';

interface Markup {
  sources: readonly VideoSource[];
  tracks: readonly VideoTrack[];
}

/** What `<source>` and `<track>` elements inside the element say, now and when they change. */
export function useMarkupSources(): Markup {
  const { element } = useHost();
  const [markup, setMarkup] = useState(() => readMarkup(element));
  useEffect(() => {
    const read = () =>
      setMarkup((before) => {
        const next = readMarkup(element);
        return jsonText(next) === jsonText(before) ? before : next;
      });
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, { childList: true, subtree: true, attributes: true });
    return () => observer.disconnect();
  }, [element]);
  return markup;
}

function readMarkup(element: HTMLElement): Markup {
  return {
    sources: [...element.querySelectorAll<HTMLSourceElement>(':scope > source')].map((source) => {
      const size = Number(source.getAttribute('size'));
      return { src: source.src, type: source.type || undefined, size: size > 0 ? size : undefined };
    }),
    tracks: [...element.querySelectorAll<HTMLTrackElement>(':scope > track')].map((track) => ({
      src: track.src,
      label: track.label,
      language: track.srclang || undefined,
      kind: track.kind === 'subtitles' ? 'subtitles' : 'captions',
      isDefault: track.default,
    })),
  };
}
