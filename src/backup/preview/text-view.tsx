import { type CSSProperties, memo, useMemo, useState } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { linesOf } from './difference.ts';
import { previewMessages } from './messages.ts';
import { blockRows, longestRow, type TextBlock, textLayout } from './text-blocks.ts';

export interface TextViewProps {
  name: string;
  text: string;
  hasNumbers: boolean;
  /** Of a text that is a drawing. */
  onAsPicture: (() => void) | undefined;
}

/** Of a text with more rows the rest comes when it is asked for: 50,000 at a time, as every engine manages at once. */
const blocksAtOnce = 100;

/** All of a text is in the page, so that it can be searched, marked and copied; what is out of view is not laid out. */
export function TextView({ name, text, hasNumbers, onAsPicture }: TextViewProps) {
  const t = useMessages(previewMessages);
  const { lines, layout } = useMemo(() => {
    const all = linesOf(text);
    return { lines: all.length, layout: textLayout(all) };
  }, [text]);
  const [shown, setShown] = useState(blocksAtOnce);
  const left = layout.blocks.slice(shown).reduce((sum, { rows }) => sum + rows, 0);
  return (
    <>
      <div className="preview-facts">
        <span className="numeric">{t('facts.lines', { count: lines })}</span>
        {layout.hasBrokenLines && <span>{t('facts.broken', { count: longestRow })}</span>}
        {onAsPicture && (
          <Button size="small" onClick={onAsPicture}>
            {t('showPicture')}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys as well */}
      <section className="preview-stage code" aria-label={t('content.text', { name })} tabIndex={0}>
        <div className="code-sheet" style={sheetStyle(layout.columns, lines)}>
          {layout.blocks.slice(0, shown).map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change their places
            <CodeBlock key={index} block={block} hasNumbers={hasNumbers} />
          ))}
          {left > 0 && (
            <div className="code-fold">
              <Button size="small" onClick={() => setShown(shown + blocksAtOnce)}>
                {t('facts.more', { count: Math.min(left, blocksAtOnce * blockRows) })}
              </Button>
            </div>
          )}
        </div>
      </section>
    </>
  );
}

const CodeBlock = memo(function CodeBlock({ block, hasNumbers }: { block: TextBlock; hasNumbers: boolean }) {
  return (
    <div className="code-block" style={{ '--code-rows': block.rows } as CSSProperties}>
      {hasNumbers && <CodeNumbers numbers={block.numbers} />}
      <pre className="code-text">{block.text}</pre>
    </div>
  );
});

/** For the eye, and not in what is copied. */
export function CodeNumbers({
  numbers,
  isBlank = false,
}: {
  numbers: readonly (number | undefined)[];
  /** Its lines have no number here. */
  isBlank?: boolean;
}) {
  return (
    <pre className="code-numbers" aria-hidden="true">
      {isBlank ? '' : numbers.map((number) => number ?? '↪').join('\n')}
    </pre>
  );
}

/** As wide as its longest row from the start: what is not laid out yet has no width of its own. */
export function sheetStyle(columns: number, lines: number): CSSProperties {
  return { '--code-columns': columns, '--code-digits': String(Math.max(1, lines)).length } as CSSProperties;
}
