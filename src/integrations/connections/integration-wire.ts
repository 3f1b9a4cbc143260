/** An integration as its form edits it, and as it is sent: secrets apart, and only those that were typed. */
import type { IntegrationBody } from '../contract.ts';
import {
  type IntegrationKind,
  type IntegrationValues,
  integrationFields,
  readValues,
  secretNames,
} from '../integration-kinds.ts';
import { readAddress, readHostname } from './read-address.ts';

/** Each value as it is read; what is not shown is as if it had not been typed. */
export function cleanValues(kind: IntegrationKind, given: IntegrationValues): IntegrationValues {
  const values = readValues(kind, given);
  return Object.fromEntries(
    integrationFields[kind].map(({ name, type, reads, isShown }) => {
      const value = values[name] ?? '';
      if (typeof value === 'boolean') return [name, value];
      if (!isShown(values)) return [name, ''];
      if (type === 'hostname') return [name, readHostname(value) ?? value.trim()];
      if (reads === 'address') return [name, readAddress(value) ?? value.trim()];
      return [name, type === 'secret' ? value : value.trim()];
    }),
  );
}

export function integrationToWire(kind: IntegrationKind, given: IntegrationValues): IntegrationBody {
  const values = cleanValues(kind, given);
  const body: { values: Record<string, string | boolean>; secrets: Record<string, string> } = {
    values: {},
    secrets: {},
  };
  for (const { name, type } of integrationFields[kind]) {
    const value = values[name] ?? '';
    if (type !== 'secret') body.values[name] = value;
    else if (typeof value === 'string' && value !== '') body.secrets[name] = value;
  }
  return body;
}

/** Secrets are empty: nobody is told them. */
export const integrationFromWire = (
  kind: IntegrationKind,
  { values }: { readonly values: Readonly<Record<string, unknown>> },
): IntegrationValues => readValues(kind, values);

/** Both in one, for the rules; a secret that does not come as one is none, since only those are kept apart. */
export const bodyValues = (kind: IntegrationKind, { values, secrets }: IntegrationBody): IntegrationValues => {
  const noSecret = Object.fromEntries(secretNames(kind).map((name) => [name, '']));
  return cleanValues(kind, { ...values, ...noSecret, ...(secrets ?? {}) });
};
