/** Prices from a file: what each line would do is shown first. All of it is saved, or nothing. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { createResource } from '../../../base/resource/resource.ts';
import { valueIn } from '../../../base/resource/resource-state.ts';
import { CallError } from '../../../host/http/call-error.ts';
import { useFormat } from '../../../host/use-format.ts';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import { FileImportDialog } from '../../../ui/file-import/file-import-dialog.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { readPriceList, savedPrices } from '../../price-list/price-list.ts';
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
  const attempt = useAttempt(async (press) => {
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
  const isReady = state.status === 'ready' && canSave(state.value.preview);
  return (
    <FileImportDialog
      title={t('title')}
      text={t('text')}
      accept=".csv,text/csv"
      state={state}
      loadingText={t('loading')}
      failedTitle={t('failed')}
      onChoose={(file) => reading.ask({ file, locale })}
      onRetry={reading.retry}
      attempt={attempt}
      submitLabel={t('submit')}
      canSubmit={isReady}
      onClose={onClose}
    >
      {read && <ImportPreview read={read} />}
    </FileImportDialog>
  );
}
