import { useLayoutEffect, useRef } from 'react';
import { fetchCode } from '../../host/late-code/fetch-code.ts';
import { showPopover } from '../../host/top-layer.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { freePlace } from './free-place.ts';
import css from './help-tooltip.css';
import { tooltipMessages } from './messages.ts';

/** Tells of the launcher, beside it, until the user has seen it (spec 000 §7). */
export function HelpTooltip({ onHide }: { onHide(): void }) {
  useThemedStyles(css);
  const t = useMessages(tooltipMessages);
  const { client, element, report, root } = useHost();
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!box) return;
    showPopover(box);
    const place = () => {
      const launcher = root.querySelector('[part="launcher"]');
      const free = launcher && freePlace(box, launcher, element);
      // Out of the way of the page, until there is room: it is only a hint.
      box.style.visibility = free ? '' : 'hidden';
      // By `left` and `top` the browser would count it as a page that jumps.
      if (free) box.style.translate = `${free.left}px ${free.top}px`;
    };
    place();
    const ending = new AbortController();
    const { signal } = ending;
    // What the page shows comes after the bubble, and moves beneath it.
    for (const event of ['resize', 'load', 'click']) window.addEventListener(event, place, { signal });
    // Finding room takes longer than a frame may: not while somebody scrolls.
    let rest: ReturnType<typeof setTimeout> | undefined;
    const placeAtRest = () => {
      clearTimeout(rest);
      rest = setTimeout(place, 100);
    };
    window.addEventListener('scroll', placeAtRest, { capture: true, passive: true, signal });
    const timer = setInterval(place, 1000);
    return () => {
      ending.abort();
      clearTimeout(rest);
      clearInterval(timer);
    };
  }, [element, root]);

  const hide = async () => {
    // To what the bubble has told of, before it goes with the button that has the focus.
    root.querySelector<HTMLElement>('[part="launcher"]')?.focus();
    onHide();
    // Where it fails it is reported, and the tooltip comes again: nothing for the user to do.
    const calls = await fetchCode(() => import('../contract.ts')).catch(report);
    if (calls) await client.call(calls.hideHelpTooltip, { params: {} }).catch(() => undefined);
  };

  return (
    <div ref={bubble} className="help-tooltip" part="tooltip" role="note" popover="manual">
      <p>{t('text')}</p>
      <Button size="small" onClick={() => void hide()}>
        {t('hide')}
      </Button>
    </div>
  );
}
