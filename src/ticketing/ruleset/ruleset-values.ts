/** A ticket ruleset as its form holds it, and how it comes from and goes to the wire. Source: spec 001 §3.10 and §4.4. */
import type { TimeUnit } from '../terms/choices.ts';
import { limits } from '../terms/limits.ts';
import type { RulesetBody } from './contract.ts';
import { canReset, type RulesetType } from './ruleset-types.ts';

/** Ids and constants; `''` is none, which of priorities and severities means Use Policy, or Use Current. */
export interface RulesetValues {
  readonly enabled: boolean;
  readonly name: string;
  readonly ticketFormId: string;
  readonly status: string;
  readonly priority: string;
  readonly severity: string;
  readonly tags: readonly string[];
  readonly useOwnerAsRequester: boolean;
  readonly resetTime: ResetTime;
  readonly resetStatus: string;
  readonly createNewTicket: boolean;
  readonly retriggerStatus: string;
  readonly retriggerTags: readonly string[];
  readonly retriggerPriority: string;
  readonly retriggerSeverity: string;
}

/** As it is typed: a number as JavaScript writes it, or anything else. */
export interface ResetTime {
  readonly inputValue: string;
  readonly unit: TimeUnit;
}

export const emptyRuleset: RulesetValues = {
  enabled: true,
  name: '',
  ticketFormId: '',
  status: '',
  priority: '',
  severity: '',
  tags: [],
  useOwnerAsRequester: false,
  resetTime: { inputValue: '1', unit: 'HOURS' },
  resetStatus: '',
  createNewTicket: false,
  retriggerStatus: '',
  retriggerTags: [],
  retriggerPriority: '',
  retriggerSeverity: '',
};

/** What is sent calls the fields of the form by these names; by them a server says what is wrong. */
export const rulesetMembers: Readonly<Record<keyof RulesetValues, string>> = {
  enabled: 'enabled',
  name: 'name',
  ticketFormId: 'conditionTriggerSettings.ticketFormId',
  status: 'conditionTriggerSettings.status',
  priority: 'conditionTriggerSettings.priority',
  severity: 'conditionTriggerSettings.severity',
  tags: 'conditionTriggerSettings.tags',
  useOwnerAsRequester: 'conditionTriggerSettings.useOwnerAsRequester',
  resetTime: 'conditionResetSettings.time',
  resetStatus: 'conditionResetSettings.status',
  createNewTicket: 'conditionReTriggerSettings.createNewTicket',
  retriggerStatus: 'conditionReTriggerSettings.status',
  retriggerTags: 'conditionReTriggerSettings.tags',
  retriggerPriority: 'conditionReTriggerSettings.priority',
  retriggerSeverity: 'conditionReTriggerSettings.severity',
};

export function rulesetFromWire(body: RulesetBody): RulesetValues {
  const {
    conditionTriggerSettings: trigger,
    conditionResetSettings: reset,
    conditionReTriggerSettings: retrigger,
  } = body;
  return {
    enabled: body.enabled,
    name: body.name,
    ticketFormId: trigger.ticketFormId ?? '',
    status: trigger.status ?? '',
    priority: trigger.priority ?? '',
    severity: trigger.severity ?? '',
    tags: trigger.tags ?? [],
    useOwnerAsRequester: trigger.useOwnerAsRequester,
    resetTime: reset ? { inputValue: String(reset.time.value), unit: reset.time.unit } : emptyRuleset.resetTime,
    resetStatus: reset?.status ?? '',
    createNewTicket: retrigger?.createNewTicket ?? false,
    retriggerStatus: retrigger?.status ?? '',
    retriggerTags: retrigger?.tags ?? [],
    retriggerPriority: retrigger?.priority ?? '',
    retriggerSeverity: retrigger?.severity ?? '',
  };
}

/** A new ticket has its tags, priority and severity from its creation: those of a change are cleared. */
export function rulesetToWire(values: RulesetValues, type: RulesetType): RulesetBody {
  const { enabled, name, resetTime, createNewTicket } = values;
  const isKept = !createNewTicket;
  return {
    enabled,
    name: name.trim(),
    type,
    conditionTriggerSettings: {
      ticketFormId: orNull(values.ticketFormId),
      status: orNull(values.status),
      priority: orNull(values.priority),
      severity: orNull(values.severity),
      tags: [...values.tags],
      useOwnerAsRequester: values.useOwnerAsRequester,
    },
    ...(canReset(type) && {
      conditionResetSettings: {
        status: orNull(values.resetStatus),
        time: { value: Number(resetTime.inputValue), unit: resetTime.unit },
      },
      conditionReTriggerSettings: {
        createNewTicket,
        status: orNull(values.retriggerStatus),
        tags: isKept ? [...values.retriggerTags] : [],
        priority: isKept ? orNull(values.retriggerPriority) : null,
        severity: isKept ? orNull(values.retriggerSeverity) : null,
      },
    }),
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Another unit may not have as many. */
export function withinUnit({ inputValue, unit }: ResetTime): ResetTime {
  const most = limits.resetTime[unit];
  return { unit, inputValue: Number(inputValue) > most ? String(most) : inputValue };
}
