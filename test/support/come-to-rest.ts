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

/** Milliseconds: what a page still gets moves what is below it. */
const still = 100;

/**
 * When an element has been in one place for a moment: a press goes where it was when it was looked at.
 *
 * @param moment Waits that long
 */
export async function staysInPlace(
  element: Element,
  moment = () => new Promise<unknown>((resolve) => setTimeout(resolve, still)),
): Promise<void> {
  const place = () => {
    const { left, top } = element.getBoundingClientRect();
    return `${left} ${top}`;
  };
  for (let before = ''; before !== place(); ) {
    before = place();
    await moment();
  }
}
