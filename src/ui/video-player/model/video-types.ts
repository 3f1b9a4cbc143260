/** What a video is made of, as spec 003 §3 names it. */

export interface VideoSource {
  src: string;
  /** Such as `video/webm; codecs="vp9"`. What the browser says it cannot play is left out. */
  type?: string | undefined;
  /** Its quality: lines of the picture, 720 for 1280 × 720. */
  size?: number | undefined;
}

export interface VideoTrack {
  src: string;
  /** As the settings name it. */
  label: string;
  /** BCP 47 tag. */
  language?: string | undefined;
  kind?: 'captions' | 'subtitles' | undefined;
  /** Shown from the start. */
  isDefault?: boolean | undefined;
}
