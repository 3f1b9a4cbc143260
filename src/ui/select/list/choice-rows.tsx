import { memo } from 'react';
import { visible } from '../../../base/visible.ts';
import { CheckIcon } from '../../icon/icon.tsx';
import { limits } from '../../limits.ts';
import { SkeletonLines } from '../../skeleton/skeleton.tsx';
import { useCutTextTooltip } from '../../tooltip/tooltip.tsx';
import { type ChoiceRow, renderedAtOnce, secondLine } from '../choices/choice-window.ts';
import { isDisabled } from '../choices/choices.ts';
import { markedParts, searchWords } from '../fold-text.ts';
import type { Option } from '../option.ts';
import type { ChoiceListProps } from './choice-list-props.ts';
import type { ChoiceWindow } from './use-choice-window.ts';

interface Props extends ChoiceListProps {
  isMultiple: boolean;
  view: ChoiceWindow;
}

/** The rows in view, in the groups they belong to, between the room of those that are not rendered. */
export function ChoiceRows({ choices, items, highlighted, isMultiple, isChosen, optionProps, view }: Props) {
  const { rows, offsets, heights, first, end } = view;
  const words = searchWords(choices.search);
  const added = items.length - choices.options.length;
  const isPartial = rows.length > renderedAtOnce || choices.hasMore;
  const optionOf = ({ option, index = -1 }: ChoiceRow) =>
    option && (
      <div
        key={option.value}
        {...optionProps(option, index)}
        role="option"
        tabIndex={-1}
        className={`choice${index === highlighted ? ' choice-active' : ''}${index < added ? ' choice-added' : ''}`}
        aria-selected={isChosen(option)}
        aria-disabled={isDisabled(option) || undefined}
        aria-setsize={isPartial ? (choices.hasMore ? -1 : items.length) : undefined}
        aria-posinset={isPartial ? index + 1 : undefined}
        style={{ blockSize: secondLine(option) === undefined ? heights.option : heights.described }}
      >
        <ChoiceContent
          option={option}
          words={index < added ? none : words}
          isMultiple={isMultiple}
          isChosen={isChosen(option)}
        />
      </div>
    );
  return (
    <>
      <Room height={offsets[first] ?? 0} />
      {sections(rows.slice(first, end)).map((section) =>
        section.group === undefined ? (
          section.rows.map(optionOf)
        ) : (
          <div key={`group ${section.key}`} role="group" aria-label={section.group}>
            {section.hasHeading && (
              <div className="choices-heading" aria-hidden="true" style={{ blockSize: heights.heading }}>
                {section.group}
              </div>
            )}
            {section.rows.map(optionOf)}
          </div>
        ),
      )}
      <Room height={(offsets.at(-1) ?? 0) - (offsets[end] ?? 0)} />
    </>
  );
}

function Room({ height }: { height: number }) {
  return height > 0 ? <div aria-hidden="true" style={{ blockSize: height }} /> : null;
}

interface Section {
  key: number;
  group: string | undefined;
  hasHeading: boolean;
  rows: ChoiceRow[];
}

function sections(rows: readonly ChoiceRow[]): Section[] {
  const found: Section[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    const isHeading = row.option === undefined;
    if (last && last.group === row.group && !isHeading) last.rows.push(row);
    else found.push({ key: found.length, group: row.group, hasHeading: isHeading, rows: isHeading ? [] : [row] });
  }
  return found;
}

const none: readonly string[] = [];

const ChoiceContent = memo(function ChoiceContent({
  option,
  words,
  isMultiple,
  isChosen,
}: {
  option: Option;
  words: readonly string[];
  isMultiple: boolean;
  isChosen: boolean;
}) {
  const cutLabel = useCutTextTooltip();
  const cutText = useCutTextTooltip();
  const second = secondLine(option);
  return (
    <>
      {isMultiple && (
        <span className={isChosen ? 'choice-box choice-box-checked' : 'choice-box'}>
          {isChosen && <CheckIcon size={12} bold />}
        </span>
      )}
      {option.icon && <option.icon />}
      <span className="choice-texts">
        <span ref={cutLabel} className="choice-label" dir="auto">
          {words.length === 0
            ? visible(option.label)
            : markedParts(visible(option.label), words).map((part, index) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
                part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
              )}
        </span>
        {second !== undefined && (
          <span ref={cutText} className="choice-description" dir="auto">
            {visible(second)}
          </span>
        )}
      </span>
      {!isMultiple && isChosen && <CheckIcon />}
    </>
  );
});

/** The shape of options that are on their way. */
export function LoadingRows() {
  return (
    <div className="choices-loading" aria-hidden="true">
      <SkeletonLines count={limits.menu.skeletonItems} className="choice" />
    </div>
  );
}
