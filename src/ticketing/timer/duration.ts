/** How long something took, as people type it and as it is written: `1:30`, `1:30:15`, `90`, `1h 30m`. */

const hour = 3600;
const minute = 60;
/** More figures are no time that anybody measured. */
const clock = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/;
const minutes = /^\d{1,6}$/;
const units = /^(?:(\d{1,4}) ?h)? ?(?:(\d{1,6}) ?m(?:in)?)? ?(?:(\d{1,6}) ?s)?$/;

/** Whole seconds. `1:30` is an hour and a half, as the timer shows it, and a number alone is minutes. */
export function readDuration(typed: string): number | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  if (text === '') return undefined;
  if (minutes.test(text)) return Number(text) * minute;
  const found = clock.exec(text) ?? units.exec(text);
  if (found === null) return undefined;
  const [, hours = '0', wholeMinutes = '0', seconds = '0'] = found;
  return Number(hours) * hour + Number(wholeMinutes) * minute + Number(seconds);
}

/** `1:05:09`: nothing of it is lost when it is read again. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (count: number) => String(count).padStart(2, '0');
  return `${Math.floor(whole / hour)}:${two(Math.floor((whole % hour) / minute))}:${two(whole % minute)}`;
}
