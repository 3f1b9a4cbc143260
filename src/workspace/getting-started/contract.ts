/** How far a user has come with the first steps. Source: spec 002 §2.9, §3.5 and §4, which show no paths. */
import * as z from 'zod/mini';
import { gettingStartedSteps } from '../../console/page/getting-started-slice.ts';
import { endpoint } from '../../host/http/endpoint.ts';
import { instant, nothing } from '../../host/http/wire.ts';

export const gettingStarted = z.object({
  completed: z.array(z.enum(gettingStartedSteps)),
  /** The user has hidden it. */
  dismissed: z.boolean(),
  isTrialLicense: z.boolean(),
  /** When the user accepted the invitation; null: not yet, or was never invited. */
  invitationAccepted: z.nullable(instant),
});
export type GettingStarted = z.output<typeof gettingStarted>;

export const readGettingStarted = endpoint({
  name: 'readGettingStarted',
  summary: 'Which of the first steps the user has completed; all of them for who has been here long enough',
  method: 'GET',
  path: '/getting-started',
  params: nothing,
  query: nothing,
  body: nothing,
  response: gettingStarted,
  source: 'not shown',
});

export const completeGettingStartedStep = endpoint({
  name: 'completeGettingStartedStep',
  summary: 'Marks one of the first steps as complete',
  method: 'POST',
  path: '/getting-started/steps/{step}/complete',
  params: z.object({ step: z.enum(gettingStartedSteps) }),
  query: nothing,
  body: nothing,
  response: gettingStarted,
  source: 'not shown',
});

export const dismissGettingStarted = endpoint({
  name: 'dismissGettingStarted',
  summary: 'Hides the first steps from the user, or shows them again',
  method: 'PUT',
  path: '/getting-started/dismissed',
  params: nothing,
  query: nothing,
  body: z.object({ dismissed: z.boolean() }),
  response: gettingStarted,
  source: 'not shown',
});

export const gettingStartedEndpoints = [readGettingStarted, completeGettingStartedStep, dismissGettingStarted] as const;
