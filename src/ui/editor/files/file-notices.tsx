import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { CallError } from '../../../host/http/call-error.ts';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../button/button.tsx';
import { CloseIcon } from '../../icon/later-icons.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { InlineAlert } from '../../inline-alert/inline-alert.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { UntrustedText } from '../../untrusted-text.tsx';
import css from './attachments.css';
import { FileRefused, faultText } from './editor-file-rules.ts';
import type { EditorFiles } from './editor-files.ts';
import { editorFileMessages } from './messages.ts';

/** What became of files that are not where they were to go, and what can be done about it. Nothing goes unsaid. */
export function FileNotices({ files }: { files: EditorFiles }) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(editorFileMessages);
  const whyFailed = useFileFailureText();
  const notices = files.notices.value;
  const refused = notices.filter((notice) => notice.kind === 'refused');
  const failed = notices.filter((notice) => notice.kind === 'failed');
  const images = [...files.images.states.value].flatMap(([address, state]) =>
    state.kind === 'failed' ? [{ address, ...state }] : [],
  );
  const failures = failed.length + images.length;

  return (
    <>
      {refused.length > 0 && (
        <InlineAlert
          tone="danger"
          title={t('refused', { count: refused.length })}
          onDismiss={() => files.dismiss(refused.map(({ id }) => id))}
        >
          <ul className="editor-notices">
            {refused.map((notice) => (
              <li key={notice.id}>
                <UntrustedText text={notice.name} className="editor-notice-name" />: {faultText(notice.fault, t)}
              </li>
            ))}
          </ul>
        </InlineAlert>
      )}
      {failures > 0 && (
        <InlineAlert tone="danger" title={t('failed', { count: failures })}>
          <ul className="editor-notices">
            {images.map(({ address, file, error }) => (
              <FailedFile key={address} name={file.name} why={whyFailed(error)}>
                {!(error instanceof FileRefused) && (
                  <Button
                    size="small"
                    aria-label={t('retryName', { name: file.name })}
                    onClick={() => files.images.retry(address)}
                  >
                    {t('retry')}
                  </Button>
                )}
                <Button
                  size="small"
                  aria-label={t('removeName', { name: file.name })}
                  onClick={() => files.removeImages(address)}
                >
                  {t('remove')}
                </Button>
              </FailedFile>
            ))}
            {failed.map((notice) => (
              <FailedFile key={notice.id} name={notice.file.name} why={whyFailed(notice.error)}>
                <Button
                  size="small"
                  aria-label={t('retryName', { name: notice.file.name })}
                  onClick={() => files.retry(notice)}
                >
                  {t('retry')}
                </Button>
                <IconButton
                  icon={CloseIcon}
                  label={t('dismissName', { name: notice.file.name })}
                  onClick={() => files.dismiss([notice.id])}
                />
              </FailedFile>
            ))}
          </ul>
        </InlineAlert>
      )}
    </>
  );
}

function FailedFile({ name, why, children }: { name: string; why: string; children: ReactNode }) {
  return (
    <li className="editor-notice">
      <span className="editor-notice-text">
        <UntrustedText text={name} className="editor-notice-name" />: <bdi>{why}</bdi>
      </span>
      <span className="editor-notice-actions">{children}</span>
    </li>
  );
}

/** A page's function says by an Error what the user is to read; what the browser throws is for nobody's eyes. */
function useFileFailureText(): (error: unknown) => string {
  const t = useMessages(editorFileMessages);
  const callText = useFailureText();
  return (error) => {
    if (error instanceof FileRefused) return faultText(error.fault, t);
    if (error instanceof CallError) return callText(error) ?? t('failedWhy');
    return error instanceof Error && error.name === 'Error' && error.message !== '' ? error.message : t('failedWhy');
  };
}
