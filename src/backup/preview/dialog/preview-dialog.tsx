import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { visible } from '../../../base/visible.ts';
import { useFormat } from '../../../host/use-format.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RestoreIcon } from '../../../ui/icon/action-icons.tsx';
import { DownloadIcon } from '../../../ui/icon/list-icons.tsx';
import codeCss from '../../../ui/line-difference/code.css';
import { Select } from '../../../ui/select/controls/select.tsx';
import type { Option } from '../../../ui/select/option.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import type { BackupEntry } from '../../backup-entry.ts';
import type { PointsModel, RecoveryPoint } from '../../recovery/points-model.ts';
import { type Encoding, encodings } from '../decode-text.ts';
import { previewMessages } from '../messages.ts';
import type { PreviewModel } from '../preview-model.ts';
import { DifferenceStage } from './difference-stage.tsx';
import css from './preview.css';
import { PreviewStage } from './preview-stage.tsx';

export interface PreviewDialogProps {
  entry: BackupEntry;
  points: PointsModel;
  model: PreviewModel;
  onAction: ((name: 'download' | 'restore', entry: BackupEntry) => void) | undefined;
  onClose(): void;
}

export function PreviewDialog({ entry, points, model, onAction, onClose }: PreviewDialogProps) {
  useSignals();
  // Its own stages differ from that of code.
  useThemedStyles(codeCss);
  useThemedStyles(css);
  const t = useMessages(previewMessages);
  const [hasNumbers, setNumbers] = useState(true);
  const [isWrapped, setWrapped] = useState(false);
  const [isAsText, setAsText] = useState(false);
  const format = useFormat();
  const shownId = model.shownId.value;
  const shown = model.revisions.value.find(({ id }) => id === shownId);
  const ask = (name: 'download' | 'restore') => {
    if (shownId !== undefined) onAction?.(name, revisionEntry(entry, shownId, model.revisions.peek()));
  };
  const isComparing = model.otherId.value !== undefined;
  const box = useRef<HTMLDivElement>(null);
  // A button in the stage leads to what takes its place.
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('.code-stage'));
  return (
    <Dialog
      title={visible(entry.name)}
      size="wide"
      initialFocus="title"
      onClose={onClose}
      footer={
        onAction && (
          <>
            <span className="preview-subject">
              {shown && t('subject', { date: format.moment(shown.created, shown.isClose) })}
            </span>
            <Button icon={RestoreIcon} disabled={shownId === undefined} onClick={() => ask('restore')}>
              {t('restore')}
            </Button>
            <Button
              variant="primary"
              icon={DownloadIcon}
              disabled={shownId === undefined}
              onClick={() => ask('download')}
            >
              {t('download')}
            </Button>
          </>
        )
      }
    >
      <div ref={box} className={onAction ? 'preview preview-with-footer' : 'preview'} tabIndex={-1}>
        <p className="preview-path" dir="auto">
          {visible(entry.path)}
        </p>
        <div className="preview-tools">
          <RevisionSelects points={points} model={model} />
          <TextTools
            model={model}
            isAsText={isAsText}
            hasNumbers={hasNumbers}
            onNumbers={setNumbers}
            isWrapped={isWrapped}
            onWrapped={setWrapped}
          />
        </div>
        {isComparing ? (
          <DifferenceStage name={entry.name} model={model} isWrapped={isWrapped} />
        ) : (
          <PreviewStage
            key={shownId}
            name={entry.name}
            model={model}
            hasNumbers={hasNumbers}
            isWrapped={isWrapped}
            isAsText={isAsText}
            onAsText={setAsText}
          />
        )}
      </div>
    </Dialog>
  );
}

/** What is shown as an entry of its own, to be got back. */
function revisionEntry(entry: BackupEntry, id: string, revisions: readonly RecoveryPoint[]): BackupEntry {
  const size = revisions.find((point) => point.id === id)?.size ?? (id === entry.revisionId ? entry.size : undefined);
  return { ...entry, type: 'revision', id, revisionId: id, fileId: entry.fileId ?? entry.id, size };
}

/** Revisions read for the choice at most: those beyond are found in the list of revisions. */
const mostListed = 1000;

function RevisionSelects({ points, model }: Pick<PreviewDialogProps, 'points' | 'model'>) {
  useSignals();
  const t = useMessages(previewMessages);
  const options = useRevisionOptions(points);
  const shownId = model.shownId.value;
  return (
    <>
      <div className="preview-choice">
        <Select
          label={t('revision')}
          options={options}
          value={shownId}
          disabled={options.length === 0}
          onChange={(id) => id !== undefined && model.show(id)}
        />
      </div>
      <div className="preview-choice">
        <Select
          label={t('compare')}
          placeholder={t('compareNone')}
          clearable
          options={options.filter(({ value }) => value !== shownId)}
          value={model.otherId.value}
          disabled={options.length < 2}
          onChange={(id) => model.compareWith(id)}
        />
      </div>
    </>
  );
}

function useRevisionOptions(points: PointsModel): Option[] {
  useSignals();
  const t = useMessages(previewMessages);
  const format = useFormat();
  const { status } = points.state.value;
  const all = points.points.value;
  useEffect(() => {
    if (status === 'ready' && all.length < mostListed) points.loadMore();
  }, [status, all.length, points]);
  return all.map(({ id, created, size, isClose }, index) => ({
    value: id,
    label: format.moment(created, isClose),
    description: [index === 0 && t('latest'), size !== undefined && format.bytes(size)].filter(Boolean).join(' · '),
  }));
}

/** Names are the same in every language; whose letters they are is not. */
const encodingNames: Readonly<Record<Encoding, { name: string; letters?: 'western' | 'japanese' }>> = {
  'utf-8': { name: 'UTF-8' },
  'utf-16le': { name: 'UTF-16 LE' },
  'utf-16be': { name: 'UTF-16 BE' },
  'windows-1252': { name: 'Windows-1252', letters: 'western' },
  shift_jis: { name: 'Shift_JIS', letters: 'japanese' },
  'euc-jp': { name: 'EUC-JP', letters: 'japanese' },
};

interface TextToolsProps {
  model: PreviewModel;
  isAsText: boolean;
  hasNumbers: boolean;
  onNumbers(hasNumbers: boolean): void;
  isWrapped: boolean;
  onWrapped(isWrapped: boolean): void;
}

function TextTools({ model, isAsText, hasNumbers, onNumbers, isWrapped, onWrapped }: TextToolsProps) {
  useSignals();
  const t = useMessages(previewMessages);
  const state = model.state.value;
  if (state.is !== 'ready' || state.content.is !== 'text') return null;
  const isComparing = model.otherId.value !== undefined;
  if (state.content.isSvg && !isAsText && !isComparing) return null;
  const options = encodings.map((value): Option => {
    const { name, letters } = encodingNames[value];
    return { value, label: name, ...(letters && { description: t(`encodings.${letters}`) }) };
  });
  return (
    <>
      <div className="preview-choice">
        <Select
          label={t('encoding')}
          options={options}
          value={state.content.encoding}
          onChange={(value) => value !== undefined && model.readAs(value as Encoding)}
        />
      </div>
      <div className="preview-checks">
        {!isComparing && <Checkbox label={t('lineNumbers')} checked={hasNumbers} onChange={onNumbers} />}
        <Checkbox label={t('wrapLines')} checked={isWrapped} onChange={onWrapped} />
      </div>
    </>
  );
}
