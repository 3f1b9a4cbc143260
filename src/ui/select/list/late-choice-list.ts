import { late } from '../../late.tsx';
import type { ChoiceListProps } from './choice-list-props.ts';

/** The list, whose code comes with the first that is opened. */
export const ChoiceList = late<ChoiceListProps>(async () => (await import('./choice-list.tsx')).ChoiceList);
