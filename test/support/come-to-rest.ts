/**
 * When what fades in or changes its color has come, in the element and every open shadow root of it: until then a text
 * has a contrast that nobody designed, and WebKit does not aim at it. What turns for ever is not waited for.
 *
 * @param longest Milliseconds. What takes longer is not waited for either: a tab with an error blinks for seconds where it is
 */
export async function comeToRest(element: Element, longest = Number.MAX_VALUE): Promise<void> {
  const ends = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime ?? 0) <= longest;
  await Promise.allSettled(
    animationsIn(element)
      .filter(ends)
      .map((animation) => animation.finished),
  );
}

function animationsIn(element: Element): Animation[] {
  const inner = [element, ...element.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [...shadowRoot.children].flatMap(animationsIn) : [],
  );
  return [...element.getAnimations({ subtree: true }), ...inner];
}
