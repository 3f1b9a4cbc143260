/** Registers `<rmm-config>`, and hands out `configure` for pages that configure by script. */
import { type configDefinition, defineConfigElement } from './config-element.ts';
import type { ElementOf } from './element-definition.ts';

export type { Channel, Configuration, ErrorContext, HostChallenge } from './configuration-types.ts';
export { configure } from './configure.ts';

export const ConfigElement = defineConfigElement();
export type ConfigElement = ElementOf<typeof configDefinition>;
