/** What fields of integrations are called, and what their values say. */
import { useSignals } from '@preact/signals-react/runtime';
import { visible } from '../../base/visible.ts';
import { directoryNames } from '../../directory/directory-names-model.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import type { IntegrationField, IntegrationValues } from '../integration-kinds.ts';
import { integrationMessages } from '../integration-messages.ts';

/** Seconds; 0 is never. */
export const expirations: readonly string[] = ['0', '900', '3600', '14400', '86400', '604800'];

type Key = Parameters<ReturnType<typeof useMessages<(typeof integrationMessages)['en']>>>[0];

export function useFieldWords() {
  useSignals();
  const t = useMessages(integrationMessages);
  const { client } = useHost();
  const templates = directoryNames(client, 'email-template').entries.value;
  /** The names of fields are keys of the catalogue; a test looks at each. */
  const word = (key: string) => t(key as Key);
  const expiration = (seconds: string) =>
    expirations.includes(seconds) ? word(`expirations.${seconds}`) : t('seconds', { count: Number(seconds) });

  return {
    label: (name: string) => word(`fields.${name}`),
    hint: (name: string) => (hinted.includes(name) ? word(`hints.${name}`) : undefined),
    stored: (name: string) => word(`stored.${name}`),
    expiration,
    /** What it says, for whoever compares two versions. */
    value({ name, type }: IntegrationField, values: IntegrationValues): string {
      const value = values[name] ?? '';
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (value === '') return '';
      if (type === 'authType') return word(`authTypes.${value}`);
      if (type === 'seconds') return expiration(value);
      if (type === 'template') return visible(templates.get(value)?.name ?? value);
      return visible(value);
    },
  };
}

const hinted: readonly string[] = [
  'instanceName',
  'hostname',
  'address',
  'data',
  'integrationTypeActivated',
  'skipLoginMFA',
  'installMessage',
  'isolationPageContentMessage',
];
