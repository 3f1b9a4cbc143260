/** Prices from a file: what each line would do is shown first. All of it is saved, or nothing. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import { createResource } from '../../../base/resource/resource.ts';
import { valueIn } from '../../../base/resource/resource-state.ts';
import { visible } from '../../../base/visible.ts';
import { CallError } from '../../../host/http/call-error.ts';
import { useFormat, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Failure } from '../../../ui/faces/failure.tsx';
import { FilePicker } from '../../../ui/file-upload/file-picker.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import { readPriceList, savedPrices } from '../../price-list/price-list.ts';
import { ImportIcon } from '../list-icons.tsx';
import type { ProductListModel } from '../product-list-model.ts';
import css from './import-dialog.css';
import { importMessages } from './import-messages.ts';
import { ImportPreview } from './import-preview.tsx';
import { canSave, type ReadFile } from './import-rows.ts';

export interface ImportDialogProps {
  list: ProductListModel;
  /** @param text What was done, in words */
  onDone(text: string): void;
  onClose(): void;
}

export function ImportDialog({ list, onDone, onClose }: ImportDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(importMessages);
  const format = useFormat();
  const locale = useLocale();
  const picker = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState<string>();
  const reading = useModel(() =>
    createResource<{ file: File; locale: string }, ReadFile>({
      async read(question, signal) {
        const [text, { products, currency }] = await Promise.all([question.file.text(), list.everyProduct({ signal })]);
        return { preview: readPriceList(text, products, { currency, locale: question.locale }), currency };
      },
    }),
  );
  const state = reading.state.value;
  const read = valueIn(state);
  const { run, isBusy, error } = useAttempt(async (press) => {
    if (!read) return;
    try {
      const { created, changed } = await list.savePrices(savedPrices(read.preview), press);
      onDone(t('done', { created: format.number(created), changed: format.number(changed) }));
    } catch (reason) {
      // Somebody has saved one of them meanwhile: what the file says is compared with that.
      if (reason instanceof CallError && (reason.status === 412 || reason.kind === 'not-found')) reading.refresh();
      throw reason;
    }
  });
  const close = () => {
    if (!isBusy) onClose();
  };
  const isReady = state.status === 'ready' && canSave(state.value.preview);
  return (
    <Dialog
      title={t('title')}
      size="wide"
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button variant="primary" busy={isBusy} disabled={!isReady} onClick={run}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <div className="price-import">
        {error !== undefined && <InlineAlert tone="danger">{error}</InlineAlert>}
        <p className="price-import-text">{t('text')}</p>
        <div className="price-import-file">
          <Button icon={ImportIcon} disabled={isBusy} onClick={() => picker.current?.click()}>
            {t(fileName === undefined ? 'choose' : 'chooseAnother')}
          </Button>
          {fileName !== undefined && <span className="price-import-text">{visible(fileName)}</span>}
          <FilePicker
            ref={picker}
            accept=".csv,text/csv"
            multiple={false}
            onChoose={([file]) => {
              if (!file) return;
              setFileName(file.name);
              reading.ask({ file, locale });
            }}
          />
        </div>
        {state.status === 'loading' && (
          <div className="price-import-wait" role="status">
            <p className="price-import-text">{t('loading')}</p>
            <SkeletonLines count={4} />
          </div>
        )}
        {(state.status === 'failed' || state.status === 'refresh-failed') && (
          <Failure error={state.error} title={t('failed')} onRetry={reading.retry} />
        )}
        {read && <ImportPreview read={read} />}
      </div>
    </Dialog>
  );
}
