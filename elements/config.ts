/** Registers `<rmm-config>`, and hands out `configure` for pages that configure by script. */
import { type configDefinition, defineConfigElement } from '../src/host/config-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import type { ReactProps } from './react-props.ts';

export { configure } from '../src/host/configuration.ts';
export type { Channel, Configuration, ErrorContext, HostChallenge } from '../src/host/configuration-types.ts';

export const ConfigElement = defineConfigElement();
export type ConfigElement = ElementOf<typeof configDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-config': ConfigElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-config': ReactProps<typeof configDefinition>;
    }
  }
}
