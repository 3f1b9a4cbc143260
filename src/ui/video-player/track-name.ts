import type { Translate } from '../../host/messages.ts';
import type en from './messages.en.json';
import type { CaptionTrack } from './model/captions.ts';

/** Its label, else its language, else its number. */
export function trackName({ label, language }: CaptionTrack, index: number, t: Translate<typeof en>): string {
  return label || language || t('unnamedTrack', { number: index + 1 });
}
