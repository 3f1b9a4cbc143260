import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type ElementValues, tagName } from '../../host/element-definition.ts';
import { useHost } from '../../host/use-host.ts';
import { usePageWork } from '../../host/use-page-work.ts';
import { useDialogElement } from '../dialog-element/use-dialog-element.ts';
import { MountedContent } from './mounted-content.tsx';
import { tabsOfChildren, watchChildren } from './slotted-tabs.ts';
import { firstTabWithError } from './tab-tree.ts';
import type { DialogTab } from './tab-types.ts';
import { TabbedDialog } from './tabbed-dialog.tsx';
import type { TabbedDialogClose, TabbedDialogTab, tabbedDialogDefinition } from './tabbed-dialog-definition.ts';

type Definition = typeof tabbedDialogDefinition;

/** `<rmm-tabbed-dialog>`: the dialog with what the page has put into it. */
export function TabbedDialogElement({ open, heading, submitLabel, activeTab, busy, tabs }: ElementValues<Definition>) {
  const { element, emit, request, reflect, report } = useHost<Definition>();
  const [version, setVersion] = useState(0);
  const given = useMemo(() => (Array.isArray(tabs) ? (tabs as readonly TabbedDialogTab[]) : []), [tabs]);
  const isByMarkup = open && given.length === 0;

  useEffect(() => {
    if (!Array.isArray(tabs)) report(new TypeError(`<${tagName('tabbed-dialog')}>: tabs must be an array of tabs.`));
  }, [tabs, report]);
  useLayoutEffect(() => {
    if (!isByMarkup) return;
    return watchChildren(element, () => setVersion((before) => before + 1));
  }, [isByMarkup, element]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the children are read anew when they changed
  const shown = useMemo(
    () => (isByMarkup ? tabsOfChildren(element) : given).map((tab) => dialogTab(tab)),
    [isByMarkup, given, element, version],
  );
  const page = usePageWork();
  const isBusy = busy || page.isBusy;
  const { close } = useDialogElement<TabbedDialogClose['reason']>({ open });

  if (!open) return null;
  return (
    <TabbedDialog
      title={heading ?? element.getAttribute('aria-label') ?? ''}
      tabs={shown}
      activeTab={activeTab}
      submitLabel={submitLabel}
      busy={isBusy}
      error={page.failure}
      onTabChange={(tab, previous) => {
        reflect({ activeTab: tab });
        emit('rmm-tab-change', { tab, previous });
      }}
      onSubmit={(tab) => {
        const done = () => {
          // A listener may have found errors, in the tabs that it gave or in its markup.
          const now = (element as HTMLElement & { tabs?: unknown }).tabs;
          const latest = Array.isArray(now) && now.length > 0 ? (now as TabbedDialogTab[]) : tabsOfChildren(element);
          if (!firstTabWithError(latest.map((tab) => dialogTab(tab)))) close('submit');
        };
        page.follow(request('rmm-submit', { activeTab: tab }), { ours: done, theirs, done });
      }}
      onClose={(reason) => {
        const done = () => close(reason);
        if (!isBusy) page.follow(request('rmm-close-request', { reason }), { ours: done, theirs, done });
      }}
    />
  );
}

/** The dialog stays as it is: the page closes it. */
const theirs = () => undefined;

function dialogTab(tab: TabbedDialogTab): DialogTab {
  const { id, label, icon, required, hasError, children } = tab;
  return {
    id: String(id),
    label: String(label ?? id),
    icon,
    required,
    hasError,
    children: children?.map(dialogTab),
    renderer: () => <MountedContent tab={tab} />,
  };
}
