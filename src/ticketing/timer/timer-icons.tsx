/** Icons of timers: see `ui/icon/icon.tsx`. */
import { Clock, Pause, Pencil, Play } from 'lucide';
import { icon } from '../../ui/icon/make-icon.ts';

export const PlayIcon = /* @__PURE__ */ icon(Play);
export const PauseIcon = /* @__PURE__ */ icon(Pause);
export const PencilIcon = /* @__PURE__ */ icon(Pencil);
export const ClockIcon = /* @__PURE__ */ icon(Clock);
