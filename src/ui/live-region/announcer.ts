/**
 * Says things to a screen reader. The regions stand before anything is said, each message is a new child so that the
 * same words are said again, and it stays long enough to be read. While a modal dialog is open everything behind it is
 * inert, silent regions included, so the dialog gets its own.
 */
export type Urgency = 'polite' | 'assertive';

/** Milliseconds before a message is put into a region: engines miss what comes together with the region. */
const before = 100;
/** Milliseconds after which a message has been taken up, also beside one that is being spoken. */
const heard = 1000;
/** Milliseconds after which a spoken message is taken out. */
const after = 8000;

export interface Announcer {
  announce(text: string, urgency?: Urgency): void;
  /** Takes the regions and all that waits away. */
  stop(): void;
}

export function createAnnouncer(root: ShadowRoot): Announcer {
  const regions = new Set<HTMLElement>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  function later(work: () => void, delay: number) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, delay);
    timers.add(timer);
  }

  function regionFor(urgency: Urgency): HTMLElement {
    const layer =
      [...root.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? root.querySelector('[data-theme]') ?? root;
    const found = [...regions].find(
      (region) => region.parentNode === layer && region.getAttribute('aria-live') === urgency,
    );
    if (found) return found;
    const region = root.ownerDocument.createElement('div');
    region.className = 'visually-hidden';
    region.setAttribute('aria-live', urgency);
    region.setAttribute('aria-relevant', 'additions');
    layer.append(region);
    regions.add(region);
    return region;
  }

  regionFor('polite');
  regionFor('assertive');
  return {
    announce(text, urgency = 'polite') {
      regionFor(urgency);
      const say = () => {
        const message = root.ownerDocument.createElement('div');
        message.textContent = text;
        // Asked again: the dialog may have closed meanwhile.
        regionFor(urgency).append(message);
        // It went with its dialog before anybody could hear it.
        later(() => message.isConnected || say(), heard);
        later(() => message.remove(), after);
      };
      later(say, before);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      for (const region of regions) region.remove();
    },
  };
}
