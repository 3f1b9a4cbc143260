import { type CSSProperties, memo, useMemo, useState } from 'react';
import { fold } from '../../../base/fold.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CodeNumbers, numberText, sheetStyle } from '../../../ui/line-difference/code-numbers.tsx';
import { linesOf } from '../../../ui/line-difference/difference.ts';
import { blockRows, longestRow, type TextBlock, textLayout } from '../../../ui/line-difference/text-blocks.ts';
import { WrappedRows } from '../../../ui/line-difference/wrapped-rows.tsx';
import { previewMessages } from '../messages.ts';

export interface TextViewProps {
  name: string;
  text: string;
  hasNumbers: boolean;
  isWrapped: boolean;
  /** Of a text that is a drawing. */
  onAsPicture: (() => void) | undefined;
}

/** Of a text with more rows the rest comes when it is asked for: 50,000 at a time, as every engine manages at once. */
const blocksAtOnce = 100;
/** Each row that goes on below is an element of its own: 10,000 at a time. */
const wrappedAtOnce = 20;

/** All of a text is in the page, so that it can be searched, marked and copied; what is out of view is not laid out. */
export function TextView({ name, text, hasNumbers, isWrapped, onAsPicture }: TextViewProps) {
  const t = useMessages(previewMessages);
  const { lines, layout } = useMemo(() => {
    const all = linesOf(text);
    return { lines: all.length, layout: textLayout(all) };
  }, [text]);
  const atOnce = isWrapped ? wrappedAtOnce : blocksAtOnce;
  const [times, setTimes] = useState(1);
  const shown = times * atOnce;
  const left = fold(layout.blocks.slice(shown), (sum, { rows }) => sum + rows, 0);
  return (
    <>
      <div className="code-facts">
        <span className="numeric">{t('facts.lines', { count: lines })}</span>
        {layout.hasBrokenLines && <span>{t('facts.broken', { count: longestRow })}</span>}
        {onAsPicture && (
          <Button size="small" onClick={onAsPicture}>
            {t('showPicture')}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys as well */}
      <section className="code-stage code" aria-label={t('content.text', { name })} tabIndex={0}>
        <div className="code-sheet" style={sheetStyle(isWrapped ? undefined : layout.columns, lines)}>
          {layout.blocks.slice(0, shown).map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change their places
            <CodeBlock key={index} block={block} hasNumbers={hasNumbers} isWrapped={isWrapped} />
          ))}
          {left > 0 && (
            <div className="code-fold">
              <Button size="small" onClick={() => setTimes(times + 1)}>
                {t('facts.more', { count: Math.min(left, atOnce * blockRows) })}
              </Button>
            </div>
          )}
        </div>
      </section>
    </>
  );
}

interface CodeBlockProps {
  block: TextBlock;
  hasNumbers: boolean;
  isWrapped: boolean;
}

const CodeBlock = memo(function CodeBlock({ block, hasNumbers, isWrapped }: CodeBlockProps) {
  return (
    <div className="code-block" style={{ '--code-rows': block.rows } as CSSProperties}>
      {isWrapped ? (
        <WrappedRows block={block} marks={(row) => (hasNumbers ? { first: numberText(block.numbers[row]) } : {})} />
      ) : (
        <>
          {hasNumbers && <CodeNumbers numbers={block.numbers} />}
          <pre className="code-text">{block.text}</pre>
        </>
      )}
    </div>
  );
});
