import { computed } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type HistoryWay, useHistoryKeys } from '../../../ui/history-keys.ts';
import { ChevronDownIcon } from '../../../ui/icon/later-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useInlineSize } from '../../../ui/use-inline-size.ts';
import { automationSentence } from '../../rules/describe.ts';
import { TestBar } from '../dry-run/test-bar.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { RedoIcon, UndoIcon } from '../editing/editor-icons.tsx';
import { useEditorMessages } from '../editing/editor-messages.ts';
import { useRuleWords } from '../editing/use-rule-words.ts';
import { RuleTransfer } from '../transfer/rule-transfer.tsx';
import css from './rule-summary.css';

/** The rule in one sentence, and the way back. */
export const RuleSummary = memo(function RuleSummary() {
  useSignals();
  useThemedStyles(css);
  const { editor, facts, insight, isReadOnly, isSystem } = useEditing();
  const t = useEditorMessages();
  const words = useRuleWords();
  const announce = useAnnounce();
  const box = useRef<HTMLDivElement>(null);
  // Every row is read for it: what else renders this, such as the first step that can be undone, does not read them again.
  // A signal, as it also reads names, which come later.
  const sentence = useMemo(
    () => computed(() => automationSentence(insight.automation.value, words, facts.value)),
    [insight, words, facts],
  ).value;

  const go = (way: HistoryWay) => {
    if (!(way === 'undo' ? editor.canUndo : editor.canRedo).peek()) return;
    editor[way]();
    announce(t(way === 'undo' ? 'history.undone' : 'history.redone'));
  };
  useHistoryKeys({
    area: () => box.current?.closest('dialog'),
    // A text that is formatted.
    withOwnHistory: '[contenteditable="true"]',
    go,
  });

  return (
    <div ref={box} className="rule-summary">
      <Sentence text={sentence} />
      <div className="rule-summary-tools">
        {!isSystem && <TestBar />}
        {!isReadOnly && (
          <>
            <IconButton
              icon={UndoIcon}
              label={t('history.undo')}
              disabled={!editor.canUndo.value}
              onClick={() => go('undo')}
            />
            <IconButton
              icon={RedoIcon}
              label={t('history.redo')}
              disabled={!editor.canRedo.value}
              onClick={() => go('redo')}
            />
            <RuleTransfer />
          </>
        )}
      </div>
    </div>
  );
});

/** Two lines of it, and all where somebody asks for more. */
function Sentence({ text }: { text: string }) {
  const t = useEditorMessages();
  const box = useRef<HTMLParagraphElement>(null);
  const width = useInlineSize(box);
  const [isCut, setIsCut] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how much room it needs follows from the text and its width
  useLayoutEffect(() => {
    const element = box.current;
    if (element && !isWhole) setIsCut(element.scrollHeight > element.clientHeight);
  }, [text, width, isWhole]);
  return (
    <div className={isWhole ? 'rule-summary-sentence rule-summary-whole' : 'rule-summary-sentence'}>
      <p ref={box} className="rule-summary-text">
        {text}
      </p>
      {/* Its room is there before it is: without it, the text would need less of it. */}
      <span className="rule-summary-more" hidden={!isCut}>
        <IconButton
          icon={ChevronDownIcon}
          label={t(isWhole ? 'sentence.showLess' : 'sentence.showAll')}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        />
      </span>
    </div>
  );
}
