import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Faces } from '../faces/faces.tsx';
import { SkeletonLines } from '../skeleton/skeleton.tsx';
import { treeMessages } from './messages.ts';
import type { TreeModel } from './tree-model.ts';
import type { TreeTexts } from './tree-props.ts';

/** Rows that a waiting tree shows the shape of. */
const shownBones = 7;

/** The whole tree while it has no rows. */
export function TreeFace({ model, texts }: { model: TreeModel; texts: TreeTexts }) {
  useSignals();
  const t = useMessages(treeMessages);
  return (
    <div className="tree-face">
      <Faces
        state={model.state.value}
        skeleton={<SkeletonLines count={shownBones} className="tree-bone" hasIcon />}
        empty={<EmptyState title={texts.none ?? t('empty')} />}
        failedTitle={texts.none ?? t('failed')}
        words={texts.failure}
        onRetry={() => model.retry()}
      >
        {() => null}
      </Faces>
    </div>
  );
}
