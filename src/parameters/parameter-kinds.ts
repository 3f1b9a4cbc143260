/**
 * What the tasks of a device policy are given, by kind: what a value of each is, in one table. Source: spec 001 §2.4 and
 * §3.12. It shows no values of a media state and of a system restore action: they follow the variants that it names,
 * enable and disable, turn on and off.
 */

export const parameterKinds = ['defrag-volumes', 'media-state', 'system-restore', 'windows-service'] as const;
export type ParameterKind = (typeof parameterKinds)[number];

/** What is done to a Windows service. */
export const serviceActions = ['start-stop', 'enable-disable'] as const;
export type ServiceAction = (typeof serviceActions)[number];

export const defragVolumes = ['BOOT', 'ALL', 'BOOT_AND_RECOVERY'] as const;
export const checkLists = ['INCLUDE', 'EXCLUDE'] as const;
export const mediaStates = ['ENABLE', 'DISABLE'] as const;
export const systemRestoreActions = ['TURN_ON', 'TURN_OFF'] as const;

export interface DefragVolumes {
  readonly volumeName: (typeof defragVolumes)[number];
  readonly checkList: (typeof checkLists)[number];
}

/** Either started or stopped, or enabled or disabled, as `service-action` says. */
export interface ServiceParameter {
  readonly serviceName: string;
  readonly displayName: string;
  readonly start?: boolean;
  readonly enable?: boolean;
}

export type MediaState = (typeof mediaStates)[number];
export type SystemRestoreAction = (typeof systemRestoreActions)[number];

export interface ParameterValues {
  'defrag-volumes': DefragVolumes;
  'media-state': MediaState;
  'system-restore': SystemRestoreAction;
  'windows-service': ServiceParameter;
}
export type ParameterValue = ParameterValues[ParameterKind];

type Readers = {
  readonly [Kind in ParameterKind]: (given: unknown, action: ServiceAction) => ParameterValues[Kind] | undefined;
};

/** A value as a page gives it, or as it is while somebody chooses; `undefined` as long as it is none, or not whole. */
export const parameterReaders: Readers = {
  'defrag-volumes'(given) {
    const volumeName = oneOf(defragVolumes, memberOf(given, 'volumeName'));
    const checkList = oneOf(checkLists, memberOf(given, 'checkList') ?? 'INCLUDE');
    return volumeName && checkList && { volumeName, checkList };
  },
  'media-state': (given) => oneOf(mediaStates, given),
  'system-restore': (given) => oneOf(systemRestoreActions, given),
  'windows-service'(given, action) {
    const serviceName = memberOf(given, 'serviceName');
    if (typeof serviceName !== 'string' || serviceName === '') return undefined;
    const displayName = memberOf(given, 'displayName');
    const member = actionMember[action];
    return {
      serviceName,
      displayName: typeof displayName === 'string' && displayName !== '' ? displayName : serviceName,
      // The first of the two, until somebody says otherwise.
      [member]: memberOf(given, member) !== false,
    };
  },
};

/** Which member of the value says what is done. */
export const actionMember = { 'start-stop': 'start', 'enable-disable': 'enable' } as const satisfies Record<
  ServiceAction,
  keyof ServiceParameter
>;

export function memberOf(given: unknown, name: string): unknown {
  return typeof given === 'object' && given !== null && Object.hasOwn(given, name)
    ? (given as Record<string, unknown>)[name]
    : undefined;
}

function oneOf<Choice extends string>(choices: readonly Choice[], given: unknown): Choice | undefined {
  return choices.find((choice) => choice === given);
}
