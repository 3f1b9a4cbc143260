/** The drawing of a ticket's status where its name stands beside it: in lists to choose from. */
import { type IconComponent, type IconProps, icon } from '../../ui/icon/make-icon.ts';
import tagCss from '../../ui/tag/tag.css';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { isBuiltInStatus } from '../terms/choices.ts';
import { idOf, type TicketStatus } from '../terms/ticket.ts';
import css from './status-icon.css';
import { statusLooks } from './status-looks.ts';

/** Always the same component of a status: another would be drawn anew. */
const icons = Object.fromEntries(
  Object.entries(statusLooks).map(([status, { tone, drawing }]): [string, IconComponent] => {
    const Drawing = icon(drawing);
    return [status, (props) => <Toned tone={tone} Drawing={Drawing} {...props} />];
  }),
);

function Toned({ tone, Drawing, ...props }: IconProps & { tone: string; Drawing: IconComponent }) {
  useThemedStyles(tagCss, css);
  return (
    <span className={`status-icon tag-${tone}`}>
      <Drawing {...props} />
    </span>
  );
}

/** @param statuses Of which one's own have the drawing of their parent; one that nobody knows has none */
export function statusIcon(id: string, statuses: readonly TicketStatus[] = []): IconComponent | undefined {
  const parent = statuses.find((status) => idOf(status.id) === id)?.parentId;
  const status = isBuiltInStatus(id) ? id : idOf(parent);
  return isBuiltInStatus(status) ? icons[status] : undefined;
}
