import type { MouseEvent } from 'react';
import { useHost, useHostValue } from '../../host/use-host.ts';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import type { Activity } from '../contract.ts';
import type { ActivityTarget, activityListDefinition } from './activity-list-definition.ts';

type Definition = typeof activityListDefinition;

/** What an activity was about: a link where the page has a place for it. */
export function ActivityLink({ activity, text }: { activity: Activity; text: string }) {
  const { request, report } = useHost<Definition>();
  const linkOf = useHostValue<Definition, 'linkOf'>('linkOf');
  const target = targetOf(activity);
  const address = safeAddress(linkOf, target, report);
  if (address === undefined) return <UntrustedText text={text} className="activity-name" />;

  function press(event: MouseEvent): void {
    // Another tab or window is the browser's own.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (request('rmm-activity-open', target) !== true) event.preventDefault();
  }
  return (
    <a className="activity-name activity-link" href={address} onClick={press}>
      <UntrustedText text={text} />
    </a>
  );
}

function targetOf({ area, kind, concerned, nodeId, organizationId }: Activity): ActivityTarget {
  const textOf = (id: string | number | null | undefined) => (id == null ? undefined : String(id));
  return {
    area,
    kind,
    id: textOf(concerned.id),
    name: concerned.name ?? undefined,
    nodeId: textOf(nodeId),
    organizationId: textOf(organizationId),
  };
}

/** Names are strangers' words, and a page may make its addresses of them. */
function safeAddress(
  linkOf: ((target: ActivityTarget) => string | undefined) | undefined,
  target: ActivityTarget,
  report: (error: unknown) => void,
): string | undefined {
  try {
    const given = linkOf?.(target);
    if (given === undefined) return undefined;
    const { protocol, href } = new URL(given, document.baseURI);
    return protocol === 'http:' || protocol === 'https:' ? href : undefined;
  } catch (error) {
    report(error);
    return undefined;
  }
}
