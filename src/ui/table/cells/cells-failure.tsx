import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { failureIn } from '../../../base/resource/resource-state.ts';
import { useHost } from '../../../host/use-host.ts';
import { FailureWords } from '../../late-faces.tsx';
import type { GridTable } from '../table-model-types.ts';
import { cellViewsCode, needViews } from './use-cell-views.ts';

interface CellsFailureProps<Row> {
  model: { columns: Pick<GridTable<Row>['columns'], 'shown'> };
  code?: typeof cellViewsCode;
}

/** Below the rows: the code that draws some of their cells did not come. Until it does, they show their texts. */
export function CellsFailure<Row>({ model, code = cellViewsCode }: CellsFailureProps<Row>) {
  useSignals();
  const { report } = useHost();
  const failure = needViews(model.columns.shown.value) ? failureIn(code.state.value) : undefined;
  useEffect(() => {
    if (failure) report(failure.error);
  }, [failure, report]);
  return failure && <FailureWords error={failure.error} onRetry={code.retry} />;
}
