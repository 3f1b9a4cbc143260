import { type ReadonlySignal, signal } from '@preact/signals-core';
import { useModel } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ElementHost } from '../../host/element-host.ts';
import { useHost } from '../../host/use-host.ts';
import { createTableModel } from './model/table-model.ts';
import { isShallowSame } from './shallow-same.ts';
import type { TableModel, TableServices } from './table-model-types.ts';
import type { TableOptions } from './table-types.ts';

/** A table's model, which lives as long as the component and follows its options and its element's configuration. */
export function useTableModel<Row>(options: TableOptions<Row>): TableModel<Row> {
  const host = useHost();
  const isPageVisible = usePageVisibility(host.element.ownerDocument);
  const model = useModel(() => createTableModel(options, servicesOf(host, isPageVisible)));
  const given = useRef(options);
  useLayoutEffect(() => {
    // A caller that renders again with the same things has said nothing new.
    if (isShallowSame(given.current, options)) return;
    given.current = options;
    model.update(options);
  });
  return model;
}

function servicesOf({ configuration, report }: ElementHost, isPageVisible: ReadonlySignal<boolean>): TableServices {
  return {
    locale: () => configuration.value.locale,
    report,
    subscribe: (topic, listener) => configuration.peek().channel.subscribe(topic, listener),
    translate: (key) => configuration.value.translate(key, {}, configuration.value.locale),
    isPageVisible,
    now: () => Date.now(),
  };
}

function usePageVisibility(document: Document) {
  const [isVisible] = useState(() => signal(document.visibilityState !== 'hidden'));
  useEffect(() => {
    const look = () => {
      isVisible.value = document.visibilityState !== 'hidden';
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [document, isVisible]);
  return isVisible;
}
