import { computed } from '@preact/signals-core';
import { useModel } from '@preact/signals-react/runtime';
import { useEffect, useMemo, useState } from 'react';
import { createByteSource } from '../../../host/http/byte-stream.ts';
import { useHost } from '../../../host/use-host.ts';
import type { BackupEntry } from '../../backup-entry.ts';
import { createPointsModel, type ReadPoints, type RecoveryPoint, revisionsOf } from '../../recovery/points-model.ts';
import { createPreviewModel } from '../preview-model.ts';
import { revisionReader } from '../read-revision.ts';
import { PreviewDialog } from './preview-dialog.tsx';

export interface RevisionPreviewProps {
  nodeId: number;
  /** A file, whose newest revision is shown first, or one of its revisions. */
  entry: BackupEntry;
  /** All of the file's, newest first, where they are known already. */
  revisions?: readonly RecoveryPoint[] | undefined;
  /** Offers to get back what is shown: the entry is the revision. */
  onAction?: ((name: 'download' | 'restore', entry: BackupEntry) => void) | undefined;
  onClose(): void;
}

/** A look at a revision of a file before anything is done with it, and at what changed between two. */
export function RevisionPreview({ nodeId, entry, revisions, onAction, onClose }: RevisionPreviewProps) {
  const { client, configuration, report } = useHost();
  const [lifetime] = useState(() => new AbortController());
  useEffect(() => () => lifetime.abort(), [lifetime]);
  const locale = useMemo(() => computed(() => configuration.value.locale), [configuration]);
  const points = useModel(() => {
    const file = { nodeId, planId: entry.planId, fileId: entry.fileId ?? entry.id };
    return createPointsModel(revisions ? known(revisions) : revisionsOf(client, file));
  });
  const model = useModel(() => {
    const source = createByteSource({ configuration, lifetime: lifetime.signal, report });
    return createPreviewModel({
      entry,
      points,
      locale,
      readBytes: revisionReader(source, { nodeId, planId: entry.planId }),
    });
  });
  return <PreviewDialog entry={entry} points={points} model={model} onAction={onAction} onClose={onClose} />;
}

function known(points: readonly RecoveryPoint[]): ReadPoints {
  return async () => ({ items: points, hasMore: false });
}
