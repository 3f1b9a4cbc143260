import { Component } from 'react';
import type { IconComponent, IconProps } from './make-icon.ts';

const failed = new WeakSet<IconComponent>();
const guarded = new WeakMap<IconComponent, IconComponent>();

/**
 * A drawing that the page gave. One with hooks works only when it is made with the React of this bundle, which a page
 * has no way to know: where it fails its place stays empty, and what it belongs to is shown.
 */
export function pageIcon(icon: IconComponent): IconComponent {
  const known = guarded.get(icon);
  if (known) return known;
  const guard: IconComponent = (props) => <Guard {...props} icon={icon} />;
  guarded.set(icon, guard);
  return guard;
}

class Guard extends Component<IconProps & { icon: IconComponent }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { icon: Icon, ...props } = this.props;
    // For all others of it at once: a table would try each row's, and tell of each.
    if (this.state.hasFailed) failed.add(Icon);
    return failed.has(Icon) ? null : <Icon {...props} />;
  }
}
