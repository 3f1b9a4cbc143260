import type { ComponentType, ReactNode } from 'react';
import type { ElementModule } from '../../src/host/element/element-module.ts';
import type { PlainElementView } from '../../src/host/element/plain-bridge.ts';
import type { ElementDefinition } from '../../src/host/element-definition.ts';

let count = 0;

/** A tag can be defined once per page: every test that defines takes a fresh one. */
export function nextTag(tag: `rmm-${string}`): `rmm-${string}` {
  count += 1;
  return `${tag}-contract-${count}`;
}

export interface BreakableView {
  break(): void;
  repair(): void;
  load(): Promise<ElementModule<ElementDefinition>>;
}

/** The view as it is, until it is told to throw while it renders. */
export function breakable(load: () => Promise<ElementModule<ElementDefinition>>): BreakableView {
  let isBroken = false;
  return {
    break() {
      isBroken = true;
    },
    repair() {
      isBroken = false;
    },
    async load() {
      const { view } = await load();
      const View = view as ComponentType<object>;
      return {
        view: (values: object) => (
          <Fuse blows={() => isBroken}>
            <View {...values} />
          </Fuse>
        ),
      };
    },
  };
}

/** The same of a view of plain DOM. */
export function breakablePlain(load: () => Promise<ElementModule<ElementDefinition>>): BreakableView {
  let isBroken = false;
  return {
    break() {
      isBroken = true;
    },
    repair() {
      isBroken = false;
    },
    async load() {
      const view = (await load()).view as unknown as PlainElementView<ElementDefinition>;
      const fused: typeof view = (host) => {
        if (isBroken) throw new Error('the view is broken on purpose');
        return view(host);
      };
      return { view: fused as unknown as ComponentType };
    },
  };
}

function Fuse({ blows, children }: { blows: () => boolean; children: ReactNode }) {
  if (blows()) throw new Error('the view is broken on purpose');
  return children;
}
