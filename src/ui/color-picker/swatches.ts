import type { MessageKey } from '../../host/messages.ts';
import type en from './messages.en.json';

export interface Swatch {
  /** Any colour that the hex field takes. */
  value: string;
  /** Its name for a screen reader and its tooltip; without one, its hex. */
  label?: string | undefined;
}

/** The presets of spec 003 §2: as many as `limits.colorPicker.swatches`, in rows of five. */
export const presets = [
  { value: '#16181d', name: 'presets.black' },
  { value: '#5b6270', name: 'presets.slate' },
  { value: '#9aa1ad', name: 'presets.gray' },
  { value: '#d5d9e0', name: 'presets.silver' },
  { value: '#ffffff', name: 'presets.white' },
  { value: '#d92d20', name: 'presets.red' },
  { value: '#e8590c', name: 'presets.orange' },
  { value: '#f2b705', name: 'presets.amber' },
  { value: '#2f9e44', name: 'presets.green' },
  { value: '#0c8599', name: 'presets.teal' },
  { value: '#1c9bef', name: 'presets.sky' },
  { value: '#3451d1', name: 'presets.blue' },
  { value: '#7048e8', name: 'presets.violet' },
  { value: '#d6336c', name: 'presets.pink' },
  { value: '#8a5a3b', name: 'presets.brown' },
] as const satisfies readonly { value: string; name: MessageKey<typeof en> }[];
