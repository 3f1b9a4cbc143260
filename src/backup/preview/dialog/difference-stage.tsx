import { useSignals } from '@preact/signals-react/runtime';
import { useFormat } from '../../../host/use-format.ts';
import { useMessages } from '../../../host/use-host.ts';
import { InfoIcon } from '../../../ui/icon/common-icons.tsx';
import { CheckIcon, FileIcon } from '../../../ui/icon/icon.tsx';
import { DifferenceView } from '../../../ui/line-difference/difference-view.tsx';
import { recoveryLimits } from '../../recovery/recovery-limits.ts';
import { previewMessages } from '../messages.ts';
import type { PreviewModel } from '../preview-model.ts';
import { Face, FailureFace, Reading } from './preview-faces.tsx';

export interface DifferenceStageProps {
  name: string;
  model: PreviewModel;
  isWrapped: boolean;
}

/** What changed between two revisions, or why that cannot be told. */
export function DifferenceStage({ name, model, isWrapped }: DifferenceStageProps) {
  useSignals();
  const t = useMessages(previewMessages);
  const format = useFormat();
  const comparison = model.comparison.value;
  switch (comparison?.is) {
    case 'compared': {
      const { difference } = comparison;
      if (difference.added + difference.removed === 0)
        return <Face icon={CheckIcon} title={t('difference.sameLines')} text={t('difference.sameLinesText')} />;
      const [older, newer] = datesOf(model).map((date) => format.dateTime(date));
      return (
        <DifferenceView
          label={t('content.changes', { name })}
          title={t('difference.from', { older: older ?? '', newer: newer ?? '' })}
          difference={difference}
          isWrapped={isWrapped}
        />
      );
    }
    case 'same':
      return <Face icon={CheckIcon} title={t('difference.same')} text={t('difference.sameText')} />;
    case 'not-text':
      return <Face icon={FileIcon} title={t('difference.notText')} text={t('difference.notTextText')} />;
    case 'too-large': {
      const limit = format.bytes(recoveryLimits.previewBytes);
      return <Face icon={InfoIcon} title={t('difference.tooLarge')} text={t('difference.tooLargeText', { limit })} />;
    }
    case 'failed':
      return <FailureFace error={comparison.error} title={t('difference.failed')} onRetry={model.retry} />;
    default:
      return <Reading />;
  }
}

function datesOf({ shownId, otherId, isOtherOlder, revisions }: PreviewModel): (number | undefined)[] {
  const dateOf = (id: string | undefined) => revisions.value.find((point) => point.id === id)?.created;
  const dates = [dateOf(otherId.value), dateOf(shownId.value)];
  return isOtherOlder.value ? dates : dates.toReversed();
}
