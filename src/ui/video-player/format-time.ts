/** `0:07`, `12:34`, `1:02:03`; seconds are cut, as a clock does. Unknown or endless is `-:--`. */
export function formatTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return '-:--';
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
}
