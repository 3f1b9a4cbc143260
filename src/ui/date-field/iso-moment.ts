import { instantOf } from './iso-day.ts';

/** `2027-03-31T14:30`, with seconds or without: the time of clocks, without a zone. */
export function isMoment(text: string): boolean {
  const [day = '', time = ''] = text.split('T');
  return instantOf(day) !== undefined && /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(time);
}
