import { useFailureText } from '../../../host/use-failure-text.ts';
import { useMessages } from '../../../host/use-host.ts';
import { downloadMessages } from '../messages.ts';
import { NoZipAtDate } from '../transfer/packed-feed.ts';
import { SaveFailure } from '../transfer/save-target.ts';
import { NothingToZip } from '../transfer/zip-feed.ts';
import { TooLargeForZip } from '../transfer/zip-items.ts';

/** Why a download failed, in words; `undefined` where nothing is to be said: the user's own decision. */
export function useFailureReason(): (error: unknown) => string | undefined {
  const t = useMessages(downloadMessages);
  const textOf = useFailureText({
    other(error) {
      if (error instanceof SaveFailure) return t(isFull(error) ? 'failed.diskFull' : 'failed.disk');
      if (error instanceof TooLargeForZip) return t('failed.tooLarge');
      if (error instanceof NoZipAtDate) return t('failed.noDate');
      return error instanceof NothingToZip ? t('failed.nothing') : undefined;
    },
  });
  return (error) => (error === undefined ? undefined : textOf(error));
}

function isFull({ cause }: SaveFailure): boolean {
  return cause instanceof DOMException && cause.name === 'QuotaExceededError';
}
