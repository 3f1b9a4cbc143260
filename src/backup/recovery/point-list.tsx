import { useSignals } from '@preact/signals-react/runtime';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { recoveryMessages } from './messages.ts';
import css from './point-list.css';
import { PointRows } from './point-rows.tsx';
import type { PointsModel } from './points-model.ts';

export interface PointListProps {
  points: PointsModel;
  label: string;
  /** In place of the list where there are none. */
  emptyText: string;
  /** Headline over why they could not be read. */
  failedText: string;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** Points in time, newest first, one to choose. */
export function PointList({ points, label, emptyText, failedText, error, disabled = false }: PointListProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(recoveryMessages);
  const failureText = useFailureText();
  const isEmpty = points.isEmpty.value;
  const hasFailed = points.status.value === 'failed';
  return (
    <Field label={label} required error={error} role="group" part="point-list">
      {() => (
        <div className="points">
          {isEmpty && <InlineAlert tone="warning">{emptyText}</InlineAlert>}
          {!isEmpty && !(hasFailed && points.points.value.length === 0) && (
            <PointRows points={points} label={label} disabled={disabled} />
          )}
          {hasFailed && (
            <InlineAlert
              tone="danger"
              title={failedText}
              action={
                <Button size="small" onClick={() => points.retry()}>
                  {t('point.retry')}
                </Button>
              }
            >
              {failureText(points.error.value)}
            </InlineAlert>
          )}
        </div>
      )}
    </Field>
  );
}
