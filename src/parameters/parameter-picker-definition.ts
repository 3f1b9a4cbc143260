import { jsonText } from '../base/json-text.ts';
import { choice, type ElementDefinition, errorEvent, integer, property, tagName } from '../host/element-definition.ts';
import { formAttributes } from '../host/forms/form-attributes.ts';
import {
  type ParameterKind,
  type ParameterValue,
  parameterKinds,
  parameterReaders,
  type ServiceAction,
  serviceActions,
} from './parameter-kinds.ts';

type Values = Readonly<Record<string, unknown>>;

const known = new WeakMap<object, { key: string; value: ParameterValue | undefined }>();

/** The same object as long as nothing has changed; as it was set, while there is no kind. */
export function parameterIn({ kind, serviceAction, value }: Values): ParameterValue | undefined {
  if (kind === undefined) return value as ParameterValue | undefined;
  const action = (serviceAction ?? 'start-stop') as ServiceAction;
  const read = () => parameterReaders[kind as ParameterKind](value, action);
  if (typeof value !== 'object' || value === null) return read();
  const key = `${kind} ${action}`;
  const before = known.get(value);
  if (before?.key === key) return before.value;
  const found = read();
  known.set(value, { key, value: found });
  return found;
}

export const parameterPickerDefinition = {
  tag: tagName('parameter-picker'),
  attributes: {
    ...formAttributes,
    kind: choice(parameterKinds),
    serviceAction: choice(serviceActions),
    nodeId: integer(),
  },
  properties: { value: property<ParameterValue | undefined>() },
  events: { 'rmm-error': errorEvent },
  methods: {},
  form: {
    value: 'value',
    read: parameterIn,
    entry(values) {
      const value = parameterIn(values);
      return value === undefined || typeof value === 'string' ? (value ?? null) : jsonText(value);
    },
    isMissing: (values) => parameterIn(values) === undefined,
    like: 'select',
    save: (value) => (value === undefined ? '' : jsonText(value)),
    restore: (saved) => (saved === '' ? undefined : JSON.parse(saved)),
  },
} as const satisfies ElementDefinition;
