import { visible } from '../../base/visible.ts';
import { useMessages } from '../../host/use-host.ts';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import type { PathStep } from '../contract.ts';
import { policiesMessages } from './policies-messages.ts';
import { usePolicy } from './policy-context.ts';

/** From where everything comes to the policy itself. */
export function PolicyPath({ path }: { path: readonly PathStep[] }) {
  const t = useMessages(policiesMessages);
  const { openPolicy } = usePolicy();
  const items = path.map(({ id, name }) => ({ id, label: visible(name), onSelect: () => openPolicy(id) })).reverse();
  return <Breadcrumb label={t('path')} items={items} />;
}
