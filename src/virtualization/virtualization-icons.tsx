/** Icons of guests and of what can be done with them. See `ui/icon/icon.tsx`. */
import { Camera, CirclePause, MapPin, Pencil, Play, Power, PowerOff, RotateCw, Undo2 } from 'lucide';
import { icon } from '../ui/icon/make-icon.ts';

export const StartIcon = /* @__PURE__ */ icon(Play);
export const ShutDownIcon = /* @__PURE__ */ icon(Power);
export const RestartIcon = /* @__PURE__ */ icon(RotateCw);
export const SuspendIcon = /* @__PURE__ */ icon(CirclePause);
export const PowerOffIcon = /* @__PURE__ */ icon(PowerOff);
export const SnapshotIcon = /* @__PURE__ */ icon(Camera);
export const CurrentIcon = /* @__PURE__ */ icon(MapPin);
export const EditIcon = /* @__PURE__ */ icon(Pencil);
export const RevertIcon = /* @__PURE__ */ icon(Undo2, 'directional');
