import { type RefCallback, useId } from 'react';
import { visibleLine } from '../../base/visible.ts';
import { descriptionOf, useTooltip } from '../tooltip/tooltip.tsx';
import type { RadioOption } from './radio-option.ts';

export interface RadioItemProps {
  /** Shared by the group's, so that arrows go from one to the next. */
  name: string;
  option: RadioOption;
  isCard: boolean;
  isChecked: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  isInvalid: boolean;
  onCheck(): void;
  ref?: RefCallback<HTMLElement> | undefined;
}

export function RadioItem({
  name,
  option,
  isCard,
  isChecked,
  isDisabled,
  isReadOnly,
  isInvalid,
  onCheck,
  ref,
}: RadioItemProps) {
  const { value, label, description, image, type, tooltipText, extraContent } = option;
  const tooltip = useTooltip(tooltipText);
  const id = useId();
  const classes = [
    'radio',
    isCard && 'radio-card',
    type === 'danger' && 'radio-danger',
    isDisabled && 'radio-disabled',
    isReadOnly && !isDisabled && 'radio-read-only',
    isInvalid && 'radio-invalid',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')} part="option">
      <label className="radio-label" ref={tooltip}>
        <input
          ref={ref}
          type="radio"
          className="tick radio-input"
          part="input"
          name={name}
          value={value}
          checked={isChecked}
          disabled={isDisabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={description === undefined ? undefined : `${id}-description`}
          aria-description={descriptionOf(description === undefined ? tooltipText : undefined)}
          onClick={(event) => {
            if (isReadOnly) event.preventDefault();
          }}
          onChange={() => {
            if (!isReadOnly) onCheck();
          }}
        />
        {image !== undefined && <img className="radio-image" src={image} alt="" />}
        <span className="radio-text">
          <span id={`${id}-label`}>
            <bdi>{visibleLine(label)}</bdi>
          </span>
          {description !== undefined && (
            <span id={`${id}-description`} className="radio-description">
              <bdi>{visibleLine(description)}</bdi>
            </span>
          )}
        </span>
      </label>
      {extraContent !== undefined && <div className="radio-extra">{extraContent}</div>}
    </div>
  );
}
