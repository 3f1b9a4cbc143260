/** What tries the rule, for all parts of the editor that show something of it. */
import type { Signal } from '@preact/signals-core';
import { createContext, useContext } from 'react';
import type { AutomationType } from '../../terms/automation.ts';
import type { DryRunModel } from './dry-run-model.ts';
import type { ExampleBook } from './example-book.ts';
import type { MatchingTickets } from './matching-tickets.ts';
import type { ToolTabs } from './tool-tabs.ts';

export interface DryRun {
  readonly model: DryRunModel;
  readonly examples: ExampleBook;
  readonly matching: MatchingTickets;
}

export interface DryRunTools {
  readonly tabs: ToolTabs;
  /** Of what is saved already; undefined of a new one. */
  readonly automationId: string | undefined;
  /** Of what a copy is made of. */
  readonly copiedFrom: string | undefined;
  /** A ticket of the page's, to begin with. */
  readonly exampleTicket: unknown;
  /** Undefined until its code has come. */
  readonly dryRun: Signal<DryRun | undefined>;
  /** Under which the draft of a new one is kept; undefined of what is saved already. */
  draftId(type: AutomationType): string | undefined;
  /** It was saved, under which id, or given up: what was kept of a new one goes. */
  readonly ended: Signal<{ readonly savedAs: string | undefined } | undefined>;
  /** The model once somebody tries the rule: until then its rows say nothing. */
  readonly tried: Signal<DryRunModel | undefined>;
}

export const DryRunContext = createContext<DryRunTools | undefined>(undefined);

export function useDryRunTools(): DryRunTools {
  const tools = useContext(DryRunContext);
  if (!tools) throw new Error('Rendered outside an automation editor, so there is no rule to try.');
  return tools;
}
