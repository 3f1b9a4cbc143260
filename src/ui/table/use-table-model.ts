import { computed } from '@preact/signals-core';
import { useModel } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef } from 'react';
import type { ElementHost } from '../../host/element-host.ts';
import { isPageHidden } from '../../host/updates/page-visibility.ts';
import { useHost } from '../../host/use-host.ts';
import { createTableModel } from './model/table/table-model.ts';
import { isShallowSame } from './shallow-same.ts';
import type { TableModel, TableServices } from './table-model-types.ts';
import type { TableOptions } from './table-types.ts';

/** A table's model, which lives as long as the component and follows its options and its element's configuration. */
export function useTableModel<Row>(options: TableOptions<Row>): TableModel<Row> {
  const host = useHost();
  const model = useModel(() => createTableModel(options, servicesOf(host)));
  const given = useRef(options);
  useLayoutEffect(() => {
    // A caller that renders again with the same things has said nothing new.
    if (isShallowSame(given.current, options)) return;
    given.current = options;
    model.update(options);
  });
  return model;
}

function servicesOf({ configuration, report }: ElementHost): TableServices {
  return {
    locale: () => configuration.value.locale,
    report,
    subscribe: (topic, listener) => configuration.peek().channel.subscribe(topic, listener),
    translate: (key) => configuration.value.translate(key, {}, configuration.value.locale),
    isPageVisible: computed(() => !isPageHidden.value),
    now: () => Date.now(),
  };
}
