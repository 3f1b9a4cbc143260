import { useSignals } from '@preact/signals-react/runtime';
import { Faces } from '../../ui/faces/faces.tsx';
import { Field } from '../../ui/field/field.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import css from './point-list.css';
import { PointRows, type PointRowsProps } from './point-rows.tsx';
import type { PointsModel } from './points-model.ts';

export interface PointListProps {
  points: PointsModel;
  label: string;
  /** In place of the list where there are none. */
  emptyText: string;
  /** Headline over why they could not be read. */
  failedText: string;
  /** Whether nothing may be chosen. */
  isOptional?: boolean | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  onPick?: PointRowsProps['onPick'];
}

/** Points in time, newest first, one to choose. */
export function PointList({
  points,
  label,
  emptyText,
  failedText,
  isOptional,
  error,
  disabled = false,
  onPick,
}: PointListProps) {
  useSignals();
  useThemedStyles(css);
  const rows = <PointRows points={points} label={label} disabled={disabled} onPick={onPick} />;
  return (
    <Field label={label} required={!isOptional} error={error} role="group" part="point-list">
      {() => (
        <div className="points">
          <Faces
            state={points.state.value}
            skeleton={rows}
            empty={<InlineAlert tone="warning">{emptyText}</InlineAlert>}
            failedTitle={failedText}
            look="inline"
            onRetry={() => points.retry()}
          >
            {() => rows}
          </Faces>
        </div>
      )}
    </Field>
  );
}
