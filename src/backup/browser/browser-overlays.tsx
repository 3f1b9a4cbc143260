/** What opens over the browser: questions, dialogs, search in all plans; and the jobs of the device above its foot. */
import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { late, Nothing } from '../../ui/late.tsx';
import { NoticesHost } from '../../ui/notices/notices.tsx';
import { ActionDialogs } from '../actions/action-dialogs.tsx';
import { MountDialog } from '../actions/mount-dialog.tsx';
import { PageWorkNotices } from '../actions/page-work-notices.tsx';
import { useRequest } from '../actions/use-actions.ts';
import type { SearchAllPlansProps } from '../all-plans/dialog/search-props.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import type { JobTrayProps } from '../jobs/job-view-types.ts';
import { parseLocation } from '../place.ts';
import type { RevisionPreviewProps } from '../preview/dialog/revision-preview.tsx';
import { NewFolder } from './new-folder.tsx';

const JobTray = late<JobTrayProps>(async () => (await import('../jobs/tray/job-tray.tsx')).JobTray, Nothing);
const SearchAllPlans = late<SearchAllPlansProps>(
  async () => (await import('../all-plans/dialog/search-all-plans.tsx')).SearchAllPlans,
  undefined,
  { isWanted: ({ isOpen }) => isOpen },
);
const RevisionPreview = late<RevisionPreviewProps>(
  async () => (await import('../preview/dialog/revision-preview.tsx')).RevisionPreview,
);

export interface BrowserOverlaysProps {
  /** Something of it is to be seen: nobody waits for it before. */
  isAsked: boolean;
  /** Whether the device's jobs have a place here. */
  mayHaveJobs: boolean;
  onClose(): void;
}

export function BrowserOverlays({ mayHaveJobs, onClose: close }: BrowserOverlaysProps) {
  useSignals();
  const { browser, overlay } = useBrowser();
  const act = useRequest();
  const hasSearched = useRef(false);
  const nodeId = browser.nodeId.value;
  const now = overlay.value;
  hasSearched.current ||= now?.is === 'all-plans';
  return (
    <NoticesHost>
      {browser.pendingMount.value && <MountDialog />}
      <PageWorkNotices />
      <NewFolder isOpen={now?.is === 'new-folder'} onClose={close} />
      <ActionDialogs onClose={close} />
      {nodeId !== undefined && hasSearched.current && (
        <SearchAllPlans
          nodeId={nodeId}
          isOpen={now?.is === 'all-plans'}
          onClose={close}
          onShowPlace={(location) => browser.visit(parseLocation(location))}
          onAction={act}
        />
      )}
      {nodeId !== undefined && now?.is === 'preview' && (
        <RevisionPreview
          nodeId={nodeId}
          entry={now.subject.entry}
          onAction={(name, entry) => act(name, [{ ...now.subject, entry }])}
          onClose={close}
        />
      )}
      {nodeId !== undefined && mayHaveJobs && <JobTray nodeId={nodeId} isFoot />}
    </NoticesHost>
  );
}
