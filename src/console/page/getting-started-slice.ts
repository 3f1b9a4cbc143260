/** How far somebody new has come. Source: spec 002 §3.5 and §4. */
import * as z from 'zod/mini';
import { IllegalTransition } from '../illegal-transition.ts';
import { defineSlice } from '../slice.ts';

/** The document names the first, and the one that is current when all are done. */
export const gettingStartedSteps = ['stepOne', 'stepTwo', 'stepThree'] as const;
export type GettingStartedStep = (typeof gettingStartedSteps)[number];

const finished = 'finishTraining';

/** Milliseconds after which who accepted an invitation is new no more: 30 days. The document shows no number. */
export const settledAfter = 30 * 24 * 60 * 60 * 1000;

export interface Newcomer {
  readonly isTrialLicense: boolean;
  /** Milliseconds since 1970; null: not yet, or never invited. */
  readonly invitationAccepted: number | null;
}

export const gettingStartedSlice = defineSlice({
  name: 'gettingStarted',
  section: '002 §3.5, §4',
  tells: ['complete', 'dismiss', 'resume'],
  shape: z
    .object({
      currentStep: z.enum([...gettingStartedSteps, finished]),
      completed: z.array(z.enum(gettingStartedSteps)).check(z.refine((steps) => new Set(steps).size === steps.length)),
      /** The user wants to see none of it. The document has no name for that. */
      isDismissed: z.boolean(),
    })
    .check(z.refine((state) => state.currentStep !== finished || areAll(state.completed))),
  defaults: { currentStep: 'stepOne', completed: [], isDismissed: false },
  transitions: {
    /** As the server has it; who is settled has nothing left to do. */
    begin: (_, completed: readonly GettingStartedStep[], who: Newcomer, now: number, isDismissed = false) => ({
      ...withCompleted(isSettled(who, now) ? gettingStartedSteps : completed),
      isDismissed,
    }),

    complete: (state, step: GettingStartedStep) =>
      state.completed.includes(step) ? state : { ...state, ...withCompleted([...state.completed, step]) },

    /** Also one that is complete, to look at it again. */
    show: (state, step: GettingStartedStep | typeof finished) => {
      if (step === finished && !areAll(state.completed))
        throw new IllegalTransition('The training cannot be finished', 'not all steps are complete');
      return { ...state, currentStep: step };
    },

    dismiss: (state) => (state.isDismissed ? state : { ...state, isDismissed: true }),
    resume: (state) => (state.isDismissed ? { ...state, isDismissed: false } : state),
  },
});

export const isSettled = ({ isTrialLicense, invitationAccepted }: Newcomer, now: number): boolean =>
  !isTrialLicense && invitationAccepted !== null && now - invitationAccepted >= settledAfter;

const areAll = (completed: readonly GettingStartedStep[]) =>
  gettingStartedSteps.every((step) => completed.includes(step));

/** In the order of the steps; the first that is left is next. */
function withCompleted(completed: readonly GettingStartedStep[]) {
  const currentStep = gettingStartedSteps.find((step) => !completed.includes(step)) ?? (finished as typeof finished);
  return { currentStep, completed: gettingStartedSteps.filter((step) => completed.includes(step)) };
}
