import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '../../../host/use-format.ts';
import { useHost, useLocale, useMessages } from '../../../host/use-host.ts';
import { ChevronDownIcon } from '../../../ui/icon/later-icons.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useInlineSize } from '../../../ui/use-inline-size.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { RestoreProgressDialog } from '../dialog/restore-progress-dialog.tsx';
import { createJobActionModel } from '../job-action-model.ts';
import { JobsIcon } from '../job-icons.tsx';
import { jobMessages } from '../job-messages.ts';
import type { JobProgress } from '../job-track.ts';
import { createJobTrayModel } from '../job-tray-model.ts';
import type { JobStateName, JobTrayProps } from '../job-view-types.ts';
import { jobKind, jobName, overText, percentText } from '../job-words.ts';
import { isShown } from '../shown-jobs.ts';
import css from './job-tray.css';
import { JobTrayList } from './job-tray-list.tsx';

/** In CSS pixels; a narrower tray is one line until somebody wants more, as one that tells nothing new is. */
const roomyFrom = 480;

const overTones = {
  completed: 'success',
  'all-skipped': 'warning',
  'completed-with-warnings': 'warning',
  failed: 'danger',
  canceled: 'info',
} as const;

/** The jobs of a device that were not cleared; nothing where there are none. Another device is another tray. */
export function JobTray({ nodeId, ...hooks }: JobTrayProps) {
  return <DeviceJobTray key={nodeId} nodeId={nodeId} {...hooks} />;
}

function DeviceJobTray({ nodeId, isFoot = false, ...hooks }: JobTrayProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(jobMessages);
  const format = useFormat();
  const { client, configuration, report } = useHost();
  const notices = useNotices();
  const announce = useAnnounce();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [shownJob, setShownJob] = useState<string>();
  const [isWanted, setWanted] = useState<boolean>();
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isVisited = isPointed || hasFocus;
  const wasOpen = useRef(false);
  const latest = useEffectEvent(() => hooks);
  // The tray follows the job that the dialog shows, too, and a host is told once.
  const { onChange, ...dialogHooks } = hooks;
  const tellOver = useEffectEvent((progress: JobProgress) => {
    const { shown, job } = progress;
    const text = overText(progress, format, t);
    if (isShown(nodeId, job.jobUID) || text === undefined || !(shown in overTones)) return;
    const tone = overTones[shown as keyof typeof overTones];
    const action = { label: t('show'), onPress: () => setShownJob(job.jobUID) };
    notices.show(text, jobKind(job) === 'RESTORE' ? { tone, action } : { tone });
  });
  const tray = useModel(() =>
    createJobTrayModel({
      client,
      nodeId,
      channel: configuration.peek().channel,
      onChange: (change) => latest().onChange?.(change),
      onOver: (progress) => tellOver(progress),
    }),
  );
  const tellCleared = useEffectEvent((jobUID: string) => {
    const cleared = tray.jobs.peek().find(({ job }) => job.jobUID === jobUID);
    tray.drop(jobUID);
    const kind = cleared ? jobKind(cleared.job) : 'RESTORE';
    announce(t(`kind.${kind}.cleared`, { name: jobName(cleared?.job, t) }));
  });
  const actions = useModel(() =>
    createJobActionModel({
      client,
      report,
      hooks: latest,
      onEnd: (action, result, { jobUID }) => {
        if (action === 'clear' && result === 'done') tellCleared(jobUID);
      },
    }),
  );
  const size = useInlineSize(box);
  useKeptFocus(box, () => toggle.current);

  const jobs = tray.jobs.value;
  const isLost = tray.lost.value !== undefined && (jobs.length > 0 || tray.isExpecting.value);
  const count = (...states: JobStateName[]) => jobs.filter(({ state }) => states.includes(state)).length;
  const running = count('preparing', 'processing');
  const failed = count('failed');
  const warned = count('completed-with-warnings');
  const hasNews = running > 0 || isLost || tray.hasJustFailed.value || actions.failures.value.size > 0;
  // What somebody is at does not fold away under the hand.
  const opensItself = !isFoot && hasNews && (size === undefined || size >= roomyFrom);
  const hasSight = jobs.length > 0 || isLost;
  const isOpen = hasSight && (isWanted ?? (opensItself || (isVisited && wasOpen.current)));
  useLayoutEffect(() => {
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    // Without a job it takes no room, and keeps its place for the notices.
    <section
      ref={box}
      className={`job-tray ${isFoot ? 'job-tray-foot' : hasSight ? '' : 'job-tray-none'}`}
      aria-label={t('tray.label')}
      part="job-tray"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {!hasSight && isFoot && (
        <div className="job-tray-line">
          <JobsIcon />
          {t(tray.lost.value ? 'lostTray' : 'tray.none')}
        </div>
      )}
      {hasSight && (
        <button
          ref={toggle}
          type="button"
          className="job-tray-line job-tray-toggle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          onClick={() => setWanted(!isOpen)}
        >
          <JobsIcon />
          <span className="job-tray-title">{t('tray.count', { count: jobs.length })}</span>
          {running > 0 && <span className="job-tray-running">{t('tray.running', { count: running })}</span>}
          {!isOpen && running === 1 && <RunningShare jobs={jobs} />}
          {failed > 0 && <span className="job-tray-failed">{t('tray.failed', { count: failed })}</span>}
          {warned > 0 && <span className="job-tray-warned">{t('tray.warned', { count: warned })}</span>}
          <span className={isOpen ? 'job-tray-chevron job-tray-chevron-open' : 'job-tray-chevron'}>
            <ChevronDownIcon />
          </span>
        </button>
      )}
      {isOpen && <JobTrayList id={`${id}-list`} nodeId={nodeId} tray={tray} actions={actions} onShow={setShownJob} />}
      {shownJob !== undefined && (
        <RestoreProgressDialog
          key={shownJob}
          {...dialogHooks}
          nodeId={nodeId}
          jobUID={shownJob}
          onClose={() => setShownJob(undefined)}
        />
      )}
      {notices.stack}
    </section>
  );
}

/** How far the one job is that runs, where no list tells it. */
function RunningShare({ jobs }: { jobs: readonly JobProgress[] }) {
  const locale = useLocale();
  const percentage = jobs.find(({ isOver }) => !isOver)?.percentage;
  return percentage === undefined ? null : (
    <span className="job-tray-running numeric">{percentText(percentage, locale)}</span>
  );
}
