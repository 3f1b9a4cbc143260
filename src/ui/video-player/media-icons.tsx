import {
  Captions,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  Volume1,
  Volume2,
  VolumeX,
} from 'lucide';
import { icon } from '../icon/make-icon.ts';

export const PlayIcon = /* @__PURE__ */ icon(Play);
export const PauseIcon = /* @__PURE__ */ icon(Pause);
export const ReplayIcon = /* @__PURE__ */ icon(RotateCcw);
export const LoudIcon = /* @__PURE__ */ icon(Volume2);
export const QuietIcon = /* @__PURE__ */ icon(Volume1);
export const MutedIcon = /* @__PURE__ */ icon(VolumeX);
export const CaptionsIcon = /* @__PURE__ */ icon(Captions);
export const PictureIcon = /* @__PURE__ */ icon(PictureInPicture2);
export const FullScreenIcon = /* @__PURE__ */ icon(Maximize);
export const ExitFullScreenIcon = /* @__PURE__ */ icon(Minimize);
