import { useSignals } from '@preact/signals-react/runtime';
import { hasFailed } from '../../base/resource/resource-state.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../button/button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { treeMessages } from './messages.ts';
import type { TreeModel } from './tree-model.ts';
import type { TreeTexts } from './tree-props.ts';

/** Rows that a waiting tree shows the shape of, and how wide they are. */
const bones = [52, 38, 64, 44, 58, 34, 48];

/** The whole tree while it has no rows. */
export function TreeFace({ model, texts }: { model: TreeModel; texts: TreeTexts }) {
  useSignals();
  const t = useMessages(treeMessages);
  const roots = model.roots.value;
  if (roots && hasFailed(roots)) {
    const reason = texts.failure?.(roots.error);
    return (
      <div className="tree-face">
        <div role="alert">
          <p className="tree-face-title">{texts.none ?? t('failed')}</p>
          {reason !== undefined && <p>{reason}</p>}
        </div>
        <Button onClick={() => model.retry()}>{t('retry')}</Button>
      </div>
    );
  }
  if (roots?.status === 'ready') return <p className="tree-face">{texts.none ?? t('empty')}</p>;
  return (
    <div className="tree-face tree-bones">
      {bones.map((width) => (
        <span key={width} className="tree-bone">
          <Skeleton shape="box" width="16px" />
          <Skeleton width={`${width}%`} />
        </span>
      ))}
    </div>
  );
}
