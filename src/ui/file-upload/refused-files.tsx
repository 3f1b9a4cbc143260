import { useSignals } from '@preact/signals-react/runtime';
import { interpolate } from '../../host/messages.ts';
import { useFormat } from '../../host/use-format.ts';
import { useLocale, useMessages } from '../../host/use-host.ts';
import { CloseIcon } from '../icon/later-icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { UntrustedText } from '../untrusted-text.tsx';
import { fileMessages } from './messages.ts';
import type { CompleteFileRules, RefusalReason } from './model/file-rules.ts';
import type { UploadModel } from './model/upload-model.ts';

export interface RefusedFilesProps {
  model: Pick<UploadModel, 'refusals' | 'rules' | 'dismissRefusals'>;
  /** In the place of the text for too many files; `{{maxFiles}}` in it is the maximum. */
  message?: string | undefined;
}

/** More than these scroll, and then take the focus, so that a keyboard can read them all. */
const shownAtOnce = 5;

/** Each file that was not added, and why. */
export function RefusedFiles({ model, message }: RefusedFilesProps) {
  useSignals();
  const t = useMessages(fileMessages);
  const why = useRefusalText(message);
  const refusals = model.refusals.value;
  const rules = model.rules.value;
  if (refusals.length === 0) return null;
  const title = t('refused', { count: refusals.length });
  return (
    <InlineAlert
      tone="danger"
      title={title}
      action={<IconButton icon={CloseIcon} label={t('dismiss')} onClick={() => model.dismissRefusals()} />}
    >
      <ul
        className="refused-files"
        tabIndex={refusals.length > shownAtOnce ? 0 : undefined}
        aria-label={refusals.length > shownAtOnce ? title : undefined}
      >
        {refusals.map(({ name, reason }, index) => (
          // Two refused files may have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced whole
          <li key={index}>
            <UntrustedText text={name} className="refused-files-name" />: {why(reason, rules)}
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}

/** The words for a reason, of the specification where it has them (003 §8). */
export function useRefusalText(message?: string): (reason: RefusalReason, rules: CompleteFileRules) => string {
  const t = useMessages(fileMessages);
  const format = useFormat();
  const locale = useLocale();
  return (reason, rules) => {
    switch (reason) {
      case 'count':
        return message === undefined
          ? t('reason.count', { count: rules.maximumFiles })
          : interpolate(message, { maxFiles: rules.maximumFiles }, locale);
      case 'size':
        return t('reason.size', { size: format.bytes(rules.maximumSize) });
      case 'empty':
        return rules.minimumSize > 1
          ? t('reason.tooSmall', { size: format.bytes(rules.minimumSize) })
          : t('reason.empty');
      default:
        return t(`reason.${reason}`);
    }
  };
}
