import { type ElementDefinition, errorEvent, event, method, tagName } from '../../../host/element-definition.ts';

export interface ScriptOpening {
  /** Missing: a new one is to be made. */
  readonly scriptId?: string;
}

export interface ScriptsChange {
  /** The name of the call that changed something, such as `updateScript` or `deleteScriptCategory`. */
  readonly call: string;
  /** Missing where a category was changed. */
  readonly scriptId?: string;
}

export const scriptLibraryDefinition = {
  tag: tagName('script-library'),
  attributes: {},
  properties: {},
  events: {
    'rmm-script-open': event<ScriptOpening>('cancelable'),
    'rmm-scripts-changed': event<ScriptsChange>(),
    'rmm-error': errorEvent,
  },
  methods: { refresh: method<() => Promise<void>>() },
} as const satisfies ElementDefinition;
