import { type CSSProperties, memo } from 'react';
import { hostMessages } from '../../host/host-messages.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useMessages } from '../../host/use-host.ts';
import { ErrorIcon, ForwardIcon } from '../icon/later-icons.tsx';
import type { IconComponent } from '../icon/make-icon.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useCutTextTooltip } from '../tooltip/tooltip.tsx';
import { UntrustedText } from '../untrusted-text.tsx';
import { treeMessages } from './messages.ts';
import type { TreeModel } from './tree-model.ts';
import type { TreeProps, TreeTexts } from './tree-props.ts';
import type { TreeNodeRow, TreeNoteRow, TreeRow } from './tree-rows.ts';

interface TreeLineProps {
  id: string;
  row: TreeRow;
  index: number;
  /** CSS pixels from the first row's place. */
  top: number;
  isActive: boolean;
  isSelected: boolean;
  model: TreeModel;
  texts: TreeTexts;
  iconOf: TreeProps['iconOf'];
}

/** One row; the keys are the tree's. */
export const TreeLine = memo(function TreeLine({
  id,
  row,
  index,
  top,
  isActive,
  isSelected,
  model,
  texts,
  iconOf,
}: TreeLineProps) {
  const isNode = row.kind === 'node';
  const classes = ['tree-row', !isNode && `tree-note tree-${row.kind}`, isActive && 'tree-active'];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the focus, and its keys
    // biome-ignore lint/a11y/useFocusableInteractive: the tree names the active one
    <div
      id={id}
      role="treeitem"
      className={classes.filter(Boolean).join(' ')}
      part={isNode ? 'tree-item' : undefined}
      aria-level={row.level + 1}
      aria-setsize={isNode ? row.setSize : undefined}
      aria-posinset={isNode ? row.position : undefined}
      aria-expanded={isNode ? row.isExpanded : undefined}
      aria-selected={isNode ? isSelected : undefined}
      aria-disabled={row.kind === 'loading' || row.kind === 'empty' || undefined}
      style={{ insetBlockStart: top, '--tree-level': row.level } as CSSProperties}
      onClick={(event) => {
        if ((event.target as Element).closest('.tree-toggle')) model.toggle(index);
        else model.press(index);
      }}
      onDoubleClick={(event) => {
        if (!(event.target as Element).closest('.tree-toggle')) model.toggle(index);
      }}
    >
      {isNode ? <Node row={row} icon={iconOf?.(row.node, row.level)} /> : <Note row={row} texts={texts} />}
    </div>
  );
});

function Node({ row: { node, isExpanded }, icon: Icon }: { row: TreeNodeRow; icon: IconComponent | undefined }) {
  const cut = useCutTextTooltip();
  return (
    <>
      <span className={`tree-toggle${isExpanded ? ' tree-open' : ''}`}>
        {isExpanded !== undefined && (
          <span className="tree-chevron">
            <ForwardIcon size={14} />
          </span>
        )}
      </span>
      {Icon && <Icon />}
      <UntrustedText text={node.label} className="tree-label" ref={cut} />
    </>
  );
}

function Note({ row, texts }: { row: TreeNoteRow; texts: TreeTexts }) {
  const t = useMessages(treeMessages);
  const tHost = useMessages(hostMessages);
  const failureText = useFailureText({ other: () => t('failed'), ...texts.failure });
  const cut = useCutTextTooltip();
  switch (row.kind) {
    case 'loading':
      return (
        <>
          <span className="tree-toggle">
            <Spinner />
          </span>
          <span className="tree-label">{t('loading')}</span>
        </>
      );
    case 'failed':
      return (
        <>
          <span className="tree-toggle tree-wrong">
            <ErrorIcon />
          </span>
          <span className="tree-label" ref={cut}>
            {failureText(row.error) ?? t('failed')}
          </span>
          <span className="tree-action">{tHost('failure.retry')}</span>
        </>
      );
    case 'empty':
      return (
        <>
          <span className="tree-toggle" />
          <span className="tree-label">{texts.empty ?? t('empty')}</span>
        </>
      );
    case 'more':
      return (
        <>
          <span className="tree-toggle" />
          <span className="tree-action">{t('more')}</span>
        </>
      );
  }
}
