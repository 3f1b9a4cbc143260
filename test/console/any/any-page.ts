import fc from 'fast-check';
import { gettingStartedSteps, settledAfter } from '../../../src/console/page/getting-started-slice.ts';
import {
  type AnyArguments,
  anyConstant,
  anyId,
  anyMoment,
  anyName,
  anySorting,
  anyText,
  none,
  orNull,
} from './arguments-of.ts';

const anyStep = fc.constantFrom(...gettingStartedSteps);

export const anyPage: AnyArguments<
  'gettingStarted' | 'quickConnect' | 'recentTabs' | 'search' | 'session' | 'sideBar' | 'signedUrls' | 'views'
> = {
  gettingStarted: {
    begin: fc.tuple(
      fc.uniqueArray(anyStep),
      fc.record({ isTrialLicense: fc.boolean(), invitationAccepted: orNull(fc.constant(0)) }),
      fc.constantFrom(0, settledAfter),
      fc.boolean(),
    ),
    complete: fc.tuple(anyStep),
    show: fc.tuple(fc.constantFrom(...gettingStartedSteps, 'finishTraining')),
    dismiss: none,
    resume: none,
  },
  quickConnect: { toggle: none },
  recentTabs: {
    visit: fc.tuple(
      fc.record({ path: fc.integer({ min: 0, max: 15 }).map((page) => `/page/${page}`), title: anyText }),
    ),
    rename: fc.tuple(fc.constantFrom('/page/1', '/page/2'), anyText),
    close: fc.tuple(fc.constantFrom('/page/1', '/page/2')),
  },
  search: {
    search: fc.tuple(anyText),
    searchDevices: fc.tuple(anyText),
    setDeviceSearch: fc.tuple(anyConstant),
    clear: none,
  },
  session: {
    begin: fc.tuple(
      fc.record({
        divisionConfig: fc.record({ name: anyName, enabled: fc.boolean() }),
        psaType: orNull(anyConstant),
        isTrialLicense: fc.boolean(),
      }),
    ),
    setPsaType: fc.tuple(orNull(anyConstant)),
    end: none,
  },
  sideBar: { toggle: none, setCollapsed: fc.tuple(fc.boolean()) },
  signedUrls: {
    keep: fc.tuple(anyId, fc.constant('https://files.example/1?signature=1'), anyMoment),
    forget: fc.tuple(anyId),
  },
  views: {
    setEventScope: fc.tuple(anyConstant),
    sort: fc.tuple(fc.constantFrom('system', 'organization'), anySorting),
    selectPatchType: fc.tuple(anyConstant),
    showSoftwareSubTab: fc.tuple(anyConstant),
  },
};
