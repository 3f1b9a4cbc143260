/** Pastes what `data` holds. A made event's own data stays empty in Firefox. Answers whether nobody took it. */
export function paste(target: Element, data: DataTransfer): boolean {
  const event = new Event('paste', { bubbles: true, cancelable: true, composed: true });
  Object.defineProperty(event, 'clipboardData', { value: data });
  return target.dispatchEvent(event);
}
