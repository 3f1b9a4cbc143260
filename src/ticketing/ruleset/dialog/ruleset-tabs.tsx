/** The tabs of each type of ruleset, and what of the form is on them. Source: spec 001 §2.2. */
import { late } from '../../../ui/late.tsx';
import type { FormTab } from '../../../ui/tabbed-dialog/form-tabbed-dialog.tsx';
import type { RulesetMessageKey } from '../ruleset-messages.ts';
import { canReset, type RulesetType } from '../ruleset-types.ts';
import type { RulesetValues } from '../ruleset-values.ts';
import { GeneralTab } from './general-tab.tsx';

interface RulesetTab {
  readonly id: string;
  readonly label: RulesetMessageKey;
  readonly paths: readonly (keyof RulesetValues)[];
  isFor(type: RulesetType): boolean;
  renderer: NonNullable<FormTab['renderer']>;
}

const CreationTab = late<object>(async () => (await import('./ticket-tabs.tsx')).CreationTab);
const ResetTab = late<object>(async () => (await import('./ticket-tabs.tsx')).ResetTab);
const RetriggerTab = late<object>(async () => (await import('./ticket-tabs.tsx')).RetriggerTab);

const tabs: readonly RulesetTab[] = [
  {
    id: 'general',
    label: 'tabs.general',
    paths: ['enabled', 'name'],
    isFor: () => true,
    renderer: () => <GeneralTab />,
  },
  {
    id: 'creation',
    label: 'tabs.creation',
    paths: ['ticketFormId', 'status', 'priority', 'severity', 'tags', 'useOwnerAsRequester'],
    isFor: () => true,
    renderer: () => <CreationTab />,
  },
  {
    id: 'reset',
    label: 'tabs.reset',
    paths: ['resetTime', 'resetStatus'],
    isFor: canReset,
    renderer: () => <ResetTab />,
  },
  {
    id: 'retrigger',
    label: 'tabs.retrigger',
    paths: ['createNewTicket', 'retriggerStatus', 'retriggerPriority', 'retriggerSeverity', 'retriggerTags'],
    isFor: canReset,
    renderer: () => <RetriggerTab />,
  },
];

export const rulesetTabs = (type: RulesetType) => tabs.filter(({ isFor }) => isFor(type));
