/** Registers `<rmm-config>`, and hands out `configure` for pages that configure by script. */

import type { ElementOf } from '../element-definition.ts';
import { type configDefinition, defineConfigElement } from './config-element.ts';

export type { Channel, Configuration, ErrorContext, HostChallenge } from '../configuration/configuration-types.ts';
export { configure } from '../configuration/configure.ts';
export type { RequestEvent } from '../request-event.ts';

export const ConfigElement = defineConfigElement();
export type ConfigElement = ElementOf<typeof configDefinition>;
