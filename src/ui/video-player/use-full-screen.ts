import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface Toggle {
  /** `false` where the browser or the page does not have or allow it. */
  isAvailable: boolean;
  isOn: boolean;
  toggle(): void;
}

/** A phone's Safari knows full screen for the video alone. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?(): void };

/** The whole player in full screen, so that its controls stay. */
export function useFullScreen(
  container: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): Toggle {
  const [isAvailable, setAvailable] = useState(false);
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const isAlone = (video.current as AppleVideo | null)?.webkitEnterFullscreen !== undefined;
    setAvailable(element.ownerDocument.fullscreenEnabled === true || (isAlone && !element.requestFullscreen));
    // Inside a shadow root the document names only the host.
    const read = () => setOn((element.getRootNode() as ShadowRoot).fullscreenElement === element);
    element.addEventListener('fullscreenchange', read);
    return () => element.removeEventListener('fullscreenchange', read);
  }, [container, video]);

  const toggle = useCallback(() => {
    const element = container.current;
    if (!element) return;
    // Refused without a press or a key of the user; nothing changes then, and nothing is to be told.
    if (isOn) element.ownerDocument.exitFullscreen().catch(() => undefined);
    else if (element.requestFullscreen) element.requestFullscreen().catch(() => undefined);
    else (video.current as AppleVideo | null)?.webkitEnterFullscreen?.();
  }, [container, video, isOn]);

  return { isAvailable, isOn, toggle };
}
