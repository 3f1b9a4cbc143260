import { type ComponentType, useEffect, useState } from 'react';
import { useHost } from '../host/use-host.ts';

/**
 * A component whose code comes when it is first shown, so that a page which only shows the rest does not pay for it.
 * Unlike `React.lazy` it does not remember a failure: it is reported, and the next showing tries again.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const host = useHost();
    const [View, setView] = useState(() => loaded);
    useEffect(() => {
      if (View) return;
      let isShown = true;
      load().then(
        (component) => {
          loaded = component;
          if (isShown) setView(() => component);
        },
        (error: unknown) => host.report(error),
      );
      return () => {
        isShown = false;
      };
    }, [View, host]);
    if (View) return <View {...props} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  };
}
