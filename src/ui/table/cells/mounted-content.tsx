import { Component, type ReactNode, useLayoutEffect, useRef } from 'react';
import { missing } from '../../../base/visible.ts';
import type { MountContent, TableRow } from '../table-types.ts';
import { useCellContext } from './cell-context.ts';

export type CellContent = { render: (row: TableRow) => ReactNode } | { mount: MountContent<TableRow> };

/** What the caller draws: React's own, or by a function that is given a container and answers with its end. */
export function MountedContent({ content, row }: { content: CellContent; row: TableRow }) {
  return 'mount' in content ? (
    <HostContent mount={content.mount} row={row} />
  ) : (
    <Boundary>{content.render(row)}</Boundary>
  );
}

/** What cannot be drawn is missing in its own cell alone; React's root reports it. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? missing : this.props.children;
  }
}

function HostContent({ mount, row }: { mount: MountContent<TableRow>; row: TableRow }) {
  const { report } = useCellContext();
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const container = box.current;
    if (!container) return;
    let end: ReturnType<MountContent<TableRow>>;
    try {
      end = mount(row, container);
    } catch (error) {
      report(error);
    }
    return () => {
      try {
        end?.();
      } catch (error) {
        report(error);
      }
      container.replaceChildren();
    };
  }, [mount, row, report]);
  return <span className="table-mounted" ref={box} />;
}
