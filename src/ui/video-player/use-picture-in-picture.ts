import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Toggle } from './use-full-screen.ts';

/** Firefox has a button of its own for it and no way for a page. */
export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>): Toggle {
  const [isAvailable, setAvailable] = useState(false);
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    setAvailable(element.ownerDocument.pictureInPictureEnabled === true && 'requestPictureInPicture' in element);
    const enter = () => setOn(true);
    const leave = () => setOn(false);
    element.addEventListener('enterpictureinpicture', enter);
    element.addEventListener('leavepictureinpicture', leave);
    return () => {
      element.removeEventListener('enterpictureinpicture', enter);
      element.removeEventListener('leavepictureinpicture', leave);
    };
  }, [video]);

  const toggle = useCallback(() => {
    const element = video.current;
    if (!element) return;
    // Refused without a press or a key of the user, or before there is a picture.
    const asked = isOn ? element.ownerDocument.exitPictureInPicture() : element.requestPictureInPicture();
    asked.catch(() => undefined);
  }, [video, isOn]);

  return { isAvailable, isOn, toggle };
}
