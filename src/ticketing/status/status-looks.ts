/** How ticket statuses look, wherever one is shown: each has a drawing of its own, as its name may be a customer's own. */
import { CircleCheck, CircleDashed, CircleDot, CirclePause, Clock, Lock } from 'lucide';
import type { Drawing } from '../../ui/icon/make-icon.ts';
import type { TagTone } from '../../ui/tag/tag.tsx';
import type { BuiltInStatus } from '../terms/choices.ts';

export interface StatusLook {
  tone: TagTone;
  drawing: Drawing;
  /** A line around it and no ground: nothing is left to do. */
  isBordered?: boolean;
}

/** Source: spec 001 §2.5. */
export const statusLooks: Readonly<Record<BuiltInStatus, StatusLook>> = {
  NEW: { tone: 'accent', drawing: CircleDashed },
  OPEN: { tone: 'info', drawing: CircleDot },
  WAITING: { tone: 'warning', drawing: Clock },
  PAUSED: { tone: 'neutral', drawing: CirclePause },
  RESOLVED: { tone: 'success', drawing: CircleCheck },
  CLOSED: { tone: 'neutral', drawing: Lock, isBordered: true },
};
