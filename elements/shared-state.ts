export { IllegalTransition } from '../src/console/illegal-transition.ts';
export {
  type SharedState,
  type SharedStateOf,
  sharedState,
  sharedStateNames,
} from '../src/console/store/shared-state.ts';
export type { SliceName } from '../src/console/table/slices.ts';
