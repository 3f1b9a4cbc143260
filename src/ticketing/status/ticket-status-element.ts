/** `<rmm-ticket-status>`: a tag in plain DOM, see `ui/tag`. */

import { TriangleAlert } from 'lucide';
import { visible } from '../../base/visible.ts';
import type { PlainElementView } from '../../host/element/plain-bridge.ts';
import { tagName } from '../../host/element-definition.ts';
import { translator } from '../../host/messages.ts';
import { plainTag } from '../../ui/tag/plain-tag.ts';
import { builtInStatuses, isBuiltInStatus } from '../terms/choices.ts';
import { type StatusLook, statusLooks } from './status-looks.ts';
import { statusMessages } from './status-messages.ts';
import css from './ticket-status.css';
import type { ticketStatusDefinition } from './ticket-status-definition.ts';

const unknownLook: StatusLook = { tone: 'danger', drawing: TriangleAlert };

export const ticketStatusElement: PlainElementView<typeof ticketStatusDefinition> = (host) => {
  const t = translator(statusMessages, host.configuration);
  const tag = plainTag(host, 'badge');
  host.styles.adopt(css);
  let reported: string | undefined;

  return ({ status = '', label }) => {
    if (status === '') {
      // Prototype's remove throws for what is nowhere.
      if (tag.element.parentNode) tag.element.remove();
      return;
    }
    const isKnown = isBuiltInStatus(status);
    const own = label?.trim();
    const name = isKnown ? t(status) : t('unknown', { status: visible(status) });
    tag.draw({
      ...(isKnown ? statusLooks[status] : unknownLook),
      text: isKnown && own ? visible(own) : name,
      // What a drawing of its own says to whoever sees it, where the name is a customer's.
      meaning: isKnown && own ? name : undefined,
    });
    host.surface.append(tag.element);
    if (!isKnown && reported !== status) {
      const problem = new Error(
        `<${tagName('ticket-status')}>: “${status}” isn’t one of ${builtInStatuses.join(', ')}, so it is shown as unknown. Of a status of your own, set the one that it descends from as status and its name as label.`,
      );
      // Not while it is drawn: whoever hears of it may set another.
      queueMicrotask(() => host.report(problem, 'unknown-status'));
    }
    reported = isKnown ? undefined : status;
  };
};
