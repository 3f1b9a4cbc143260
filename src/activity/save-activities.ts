/** Activities as a file for spreadsheets, in the language of whoever reads it. */
import { dateTimeFormat } from '../base/intl-cache.ts';
import { saveCsv } from '../ui/table/export/export-csv.ts';
import { type ActivityWords, actorName, areaName, sentenceText } from './activity-sentence.ts';
import type { Activity } from './contract.ts';

interface FileWords {
  t: ActivityWords;
  locale: string;
  page: Document;
}

export function saveActivities(activities: readonly Activity[], { t, locale, page }: FileWords): void {
  saveCsv(activityLines(activities, t, locale), t('label'), page);
}

export function activityLines(activities: readonly Activity[], t: ActivityWords, locale: string): string[][] {
  const time = dateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
  return [
    [t('columns.time'), t('columns.person'), t('columns.area'), t('columns.activity'), t('columns.name')],
    ...activities.map((activity) => [
      time.format(activity.time),
      actorName(activity, t),
      areaName(activity, t),
      sentenceText(activity, t),
      activity.concerned.name ?? '',
    ]),
  ];
}
