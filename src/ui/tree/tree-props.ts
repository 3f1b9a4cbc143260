import type { FailureWords } from '../../host/failure-text.ts';
import type { IconComponent } from '../icon/make-icon.ts';
import type { TreeModel } from './tree-model.ts';
import type { TreeNode } from './tree-types.ts';

/** What its owner says better than the tree. */
export interface TreeTexts {
  /** There are no roots. */
  none?: string;
  /** Nothing is below a node. */
  empty?: string;
  /** Why a branch failed, where the tree's owner says it better. */
  failure?: FailureWords | undefined;
}

export interface TreeProps {
  label: string;
  model: TreeModel;
  /** CSS pixels; default 500. */
  height?: number;
  texts?: TreeTexts | undefined;
  /** Drawn beside the label. `level` from 0. */
  iconOf?: ((node: TreeNode, level: number) => IconComponent) | undefined;
}
