import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { CallError } from '../../host/http/call-error.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { useAnnounce } from '../live-region/use-announce.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { FileCard, type FileCardVariant } from './file-card.tsx';
import css from './file-upload.css';
import type { FileUploadProps } from './file-upload-props.ts';
import { fileMessages } from './messages.ts';
import type { UploadItem, UploadModel, UploadState } from './model/upload-model.ts';

/** In the place of what the state of its upload says. */
export interface FileFace {
  variant: FileCardVariant;
  error?: string | undefined;
}

export interface FileListProps<Result>
  extends Pick<FileUploadProps<Result>, 'model' | 'errorText' | 'mayRemove' | 'onPreview' | 'onDownload'> {
  /** Nothing can be removed, retried or cancelled. */
  isFixed?: boolean;
  /** Where the owner knows more of a file than that it is uploaded. */
  faceOf?(item: UploadItem<File, Result>): FileFace | undefined;
}

/** The files of an upload as cards. */
export function FileList<Result>({
  model,
  errorText: ownText,
  mayRemove,
  onPreview,
  onDownload,
  isFixed = false,
  faceOf,
}: FileListProps<Result>) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(fileMessages);
  const failureText = useFailureText();
  const announce = useAnnounce();
  const { report } = useHost();
  const items = model.items.value;
  useAnnouncedEnds(model);

  const [removals, setRemovals] = useState<ReadonlyMap<number, { error?: unknown }>>(new Map());

  const remove = async ({ id, file }: UploadItem<File, Result>) => {
    const answer = mayRemove?.(file) ?? true;
    if (answer === false) return;
    if (answer !== true) {
      setRemovals((before) => new Map(before).set(id, {}));
      try {
        await answer;
      } catch (error) {
        report(error);
        setRemovals((before) => new Map(before).set(id, { error }));
        return;
      }
    }
    model.remove(id);
    announce(t('removed', { name: file.name }));
  };
  const textOf = (error: unknown) => ownText?.(error) ?? (error instanceof CallError ? failureText(error) : undefined);

  return (
    <ul className="file-list" aria-label={t('files')}>
      {items.map((item) => {
        const { id, file, state } = item;
        const isUnderWay = state.kind === 'waiting' || state.kind === 'uploading';
        const face = faceOf?.(item);
        const removal = removals.get(id);
        const notRemoved = removal?.error === undefined ? undefined : failureText(removal.error);
        const isBeingRemoved = removal !== undefined && removal.error === undefined;
        const canRetry = state.kind === 'failed' || state.kind === 'cancelled';
        return (
          <li key={id}>
            <FileCard
              file={file}
              content={file}
              variant={notRemoved === undefined ? (face?.variant ?? variantOf(state)) : 'error'}
              progress={state.kind === 'uploading' ? state.progress : undefined}
              error={notRemoved ?? (face ? face.error : state.kind === 'failed' ? textOf(state.error) : undefined)}
              onPreview={onPreview?.(item)}
              onDownload={onDownload?.(item)}
              onRetry={canRetry && !isFixed ? () => model.retry(id) : undefined}
              onCancel={isUnderWay && !isFixed ? () => model.cancel(id) : undefined}
              onRemove={isUnderWay || isFixed || isBeingRemoved ? undefined : () => void remove(item)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function variantOf(state: UploadState): FileCardVariant {
  switch (state.kind) {
    case 'kept':
    case 'done':
      return 'ready';
    case 'uploading':
      // All is sent; what the other side does with it has no measure.
      return state.progress === 1 ? 'processing' : 'uploading';
    case 'failed':
      return 'error';
    default:
      return state.kind;
  }
}

/** What was told of the files of each model: a list that is shown late, or again, has only the rest to tell. */
const announced = new WeakMap<object, ReadonlyMap<number, UploadState>>();

/** Tells of uploads that ended, also of those that did so before their list was shown. */
function useAnnouncedEnds<Result>(model: UploadModel<File, Result>) {
  const t = useMessages(fileMessages);
  const announce = useAnnounce();
  const items = model.items.value;
  useEffect(() => {
    const before = announced.get(model);
    for (const { id, file, state } of items) {
      const was = before?.get(id);
      if (state.kind === 'done' && was?.kind !== 'done') announce(t('uploaded', { name: file.name }));
      if (state.kind === 'failed' && was !== state) announce(t('notUploaded', { name: file.name }), 'assertive');
    }
    announced.set(model, new Map(items.map(({ id, state }) => [id, state])));
  }, [model, items, announce, t]);
}
