import { listFormat } from '../../../base/intl-cache.ts';
import type { ScriptCategory } from '../../../console/scripting/script-shape.ts';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import type { FormChange } from '../../../ui/form/form-types.ts';
import { libraryMessages } from '../library-messages.ts';
import { choiceLabel } from '../library-words.ts';

/** By path, in the order of the form. */
export function useFieldNames() {
  const t = useMessages(libraryMessages);
  return {
    name: t('fields.name'),
    description: t('fields.description'),
    language: t('fields.language'),
    operatingSystems: t('fields.operatingSystems'),
    architectures: t('fields.architectures'),
    deviceType: t('fields.deviceType'),
    categories: t('fields.categories'),
    code: t('fields.code'),
    'parameters.runAs': t('fields.runAs'),
    'parameters.scriptParam': t('fields.scriptParam'),
  };
}

/** How what was changed reads; `undefined` where its own text says it. */
export function useDescribedChange(categories: readonly ScriptCategory[]) {
  const t = useMessages(libraryMessages);
  const locale = useLocale();
  const listed = (values: readonly string[], labelOf: (value: string) => string) =>
    listFormat(locale).format(values.map(labelOf));
  return (value: unknown, { path }: Pick<FormChange, 'path'>): string | undefined => {
    switch (path) {
      case 'code':
        return t('lines', { count: String(value).trimEnd().split('\n').length });
      case 'language':
        return choiceLabel(t, 'languages', String(value));
      case 'deviceType':
        return value === null ? t('fields.anyDevice') : choiceLabel(t, 'deviceTypes', String(value));
      case 'parameters.runAs':
        return choiceLabel(t, 'accounts', String(value));
      case 'operatingSystems':
      case 'architectures':
        return listed(value as string[], (one) => choiceLabel(t, path, one));
      case 'categories':
        return listed(value as string[], (id) => categories.find((one) => one.id === id)?.name ?? id);
      default:
        return undefined;
    }
  };
}
