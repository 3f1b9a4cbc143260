/** The bundler takes a module with a query for another module: a second version of the bundle on the same page. */
declare module '*configuration.ts?second-copy' {
  export { configurationFor } from '../../src/host/configuration/configuration.ts';
}

declare module '*configure.ts?second-copy' {
  export { configure } from '../../src/host/configuration/configure.ts';
}

declare module '*page-store.ts?second-copy' {
  export { announceChange, pageStore } from '../../src/host/configuration/page-store.ts';
}

declare module '*page-slice.ts?second-copy' {
  export { pageSlice } from '../../src/console/store/page-slice.ts';
}

/** Of a build with a suffix: see `test/runner/suffixed-copy.mjs`. Their types are those of the first copy. */
declare module '*config.ts?suffix=v2' {
  export { configure } from '../../elements/config.ts';
}

declare module '*data-table.ts?suffix=v2' {}

declare module '*discovery.ts?suffix=v2' {
  export { createDiscovery } from '../../elements/discovery.ts';
}

declare module '*switch.ts?suffix=v2' {
  export { SwitchElement } from '../../elements/switch.ts';
}

declare module '*ticket-status.ts?suffix=v2' {}
