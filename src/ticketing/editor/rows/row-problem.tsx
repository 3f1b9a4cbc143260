import { useStrayError } from '../editing/use-stray-error.ts';

/** What is wrong with a row, where none of its controls says it. */
export function RowProblem({ path, places }: { path: string; places: readonly string[] }) {
  const problem = useStrayError(path, places);
  return problem === undefined ? null : (
    <p className="row-problem" role="alert">
      {problem}
    </p>
  );
}
