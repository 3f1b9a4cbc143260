/** How far somebody new has come. Source: spec 002 §3.5 and §4. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import {
  gettingStartedSlice,
  gettingStartedSteps,
  isSettled,
  settledAfter,
} from '../../../src/console/page/getting-started-slice.ts';
import { deepEqual, equal, throws } from '../../support/assert.ts';

const { defaults, transitions } = gettingStartedSlice;
const newcomer = { isTrialLicense: false, invitationAccepted: 1000 };

describe('Getting started', () => {
  it('begins with the first step', () => {
    deepEqual(defaults, { currentStep: 'stepOne', completed: [], isDismissed: false });
  });

  it('goes on to the first step that is left, and finishes when none is', () => {
    const second = transitions.complete(defaults, 'stepOne');
    deepEqual(second, { currentStep: 'stepTwo', completed: ['stepOne'], isDismissed: false });
    const third = transitions.complete(transitions.complete(second, 'stepThree'), 'stepTwo');
    deepEqual(third, { currentStep: 'finishTraining', completed: [...gettingStartedSteps], isDismissed: false });
    throws(() => transitions.show(second, 'finishTraining'), IllegalTransition);
    equal(transitions.show(third, 'stepOne').currentStep, 'stepOne');
  });

  it('is hidden and shown again, and goes on meanwhile', () => {
    const hidden = transitions.complete(transitions.dismiss(defaults), 'stepOne');
    deepEqual(hidden, { currentStep: 'stepTwo', completed: ['stepOne'], isDismissed: true });
    equal(transitions.dismiss(hidden), hidden);
    deepEqual(transitions.resume(hidden), { ...hidden, isDismissed: false });
    equal(transitions.begin(defaults, [], newcomer, 1000, true).isDismissed, true);
  });

  it('is over for who accepted the invitation 30 days ago', () => {
    const { currentStep, completed } = transitions.begin(defaults, [], newcomer, 1000 + settledAfter);
    deepEqual([currentStep, completed], ['finishTraining', [...gettingStartedSteps]]);
    equal(settledAfter, 30 * 24 * 3600 * 1000);
  });

  it('is not over a moment before, on trial, or without an invitation', () => {
    deepEqual(transitions.begin(defaults, ['stepOne'], newcomer, 999 + settledAfter).completed, ['stepOne']);
    equal(isSettled({ ...newcomer, isTrialLicense: true }, Number.MAX_SAFE_INTEGER), false);
    equal(isSettled({ ...newcomer, invitationAccepted: null }, Number.MAX_SAFE_INTEGER), false);
  });
});
