import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Toggle } from './use-full-screen.ts';

/** Not every browser lets a page ask for it; some have a button of their own. */
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
