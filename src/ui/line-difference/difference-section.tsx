import { type CSSProperties, memo, useMemo } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../button/button.tsx';
import { CodeNumbers, numberText } from './code-numbers.tsx';
import { differenceMessages } from './difference-messages.ts';
import type { DiffSection } from './difference-rows.ts';
import { endOf, type LineEnd, type TextBlock, textLayout } from './text-blocks.ts';
import { WrappedRows } from './wrapped-rows.tsx';

export interface DifferenceSectionProps {
  section: DiffSection;
  /** Of the change that somebody went to. */
  isCurrent: boolean;
  isWrapped: boolean;
  /** Line ends that are named: those in which the changed lines differ. */
  ends: readonly LineEnd[];
  onUnfold(): void;
}

const signs = { kept: ' ', removed: '−', added: '+' } as const;
const elements = { kept: 'div', removed: 'del', added: 'ins' } as const;

export const DifferenceSection = memo(
  function DifferenceSection({ section, isCurrent, isWrapped, ends, onUnfold }: DifferenceSectionProps) {
    const t = useMessages(differenceMessages);
    const { lines, isFolded } = section;
    const layout = useMemo(() => (isFolded ? undefined : textLayout(lines)), [isFolded, lines]);
    if (!layout) {
      return (
        <div className="code-fold">
          <Button size="small" variant="ghost" onClick={onUnfold}>
            {t('folded', { count: lines.length })}
          </Button>
        </div>
      );
    }
    const Element = elements[section.is];
    return (
      <Element
        className={`code-part code-${section.is}${isCurrent ? ' code-current' : ''}`}
        data-change={section.change}
      >
        {layout.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change their places
          <DifferenceBlock key={index} block={block} section={section} isWrapped={isWrapped} />
        ))}
        {section.is !== 'kept' && <LineEnds lines={lines} named={ends} />}
      </Element>
    );
  },
  (before, after) =>
    before.section.key === after.section.key &&
    before.section.lines === after.section.lines &&
    before.section.isFolded === after.section.isFolded &&
    before.isCurrent === after.isCurrent &&
    before.isWrapped === after.isWrapped,
);

interface DifferenceBlockProps {
  block: TextBlock;
  section: DiffSection;
  isWrapped: boolean;
}

function DifferenceBlock({ block, section, isWrapped }: DifferenceBlockProps) {
  const { is, before, after } = section;
  const from = (first: number) => block.numbers.map((number) => number && number + first - 1);
  if (isWrapped) {
    const [older, newer] = [from(before), from(after)];
    return (
      <div className="code-block" style={{ '--code-rows': block.rows } as CSSProperties}>
        <WrappedRows
          block={block}
          marks={(row) => ({
            first: is === 'added' ? '' : numberText(older[row]),
            second: `${is === 'removed' ? '' : numberText(newer[row])} ${signs[is]}`,
          })}
        />
      </div>
    );
  }
  return (
    <div className="code-block" style={{ '--code-rows': block.rows } as CSSProperties}>
      <CodeNumbers numbers={from(before)} isBlank={is === 'added'} />
      <CodeNumbers numbers={from(after)} isBlank={is === 'removed'} />
      <pre className="code-signs" aria-hidden="true">
        {block.numbers.map(() => signs[is]).join('\n')}
      </pre>
      <pre className="code-text">{block.text}</pre>
    </div>
  );
}

/** Lines may differ in nothing but how they end, which nobody sees. */
function LineEnds({ lines, named }: { lines: readonly string[]; named: readonly LineEnd[] }) {
  const t = useMessages(differenceMessages);
  const own = new Set(lines.map(endOf));
  return named
    .filter((end) => own.has(end))
    .map((end) => (
      <span key={end} className="code-end">
        {t(end)}
      </span>
    ));
}
