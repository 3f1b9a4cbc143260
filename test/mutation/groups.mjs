/**
 * What is mutated, and by which tests that has to be noticed: rules and models whose tests run in Node within a moment. A group
 * is what one wait is worth, some ten minutes; of its tests, a mutant meets only those files that come to its line.
 */

/** @type {Record<string, { files: string[], tests: string[] }>} globs of sources, and parts of paths of tests */
export const groups = {
  base: { files: ['src/base/*.ts'], tests: ['test/base/'] },
  numbers: {
    files: ['src/base/decimal/parse-{decimal,money}.ts'],
    tests: ['test/base/decimal/', 'test/billing/price-list'],
  },
  money: {
    files: ['src/base/decimal/{decimal-notation,divide-rounded,format-decimal,money}.ts'],
    tests: ['test/base/decimal/', 'test/billing/price-list', 'test/billing/bill'],
  },
  phones: {
    files: ['src/ui/phone-input/phone-{model,numbers,text}.ts'],
    tests: ['model', 'undo', 'caret'].map((name) => `test/ui/phone-input/phone-${name}`),
  },
  conditions: {
    files: ['src/ticketing/conditions/*.ts'],
    tests: ['condition-fields', 'condition-values', 'evaluate', 'validate'].map((name) => `test/ticketing/${name}`),
  },
  automations: {
    files: ['src/ticketing/rules/*.ts'],
    tests: [
      'condition-values',
      'describe',
      'dry-run-model',
      'evaluate',
      'lint',
      'mails',
      'result-codes',
      'run-automations',
      'validate',
    ].map((name) => `test/ticketing/${name}`),
  },
  actions: {
    files: ['src/ticketing/actions/*.ts'],
    tests: ['action-effects', 'describe', 'lint', 'run-automations', 'stored-actions', 'validate'].map(
      (name) => `test/ticketing/${name}`,
    ),
  },
  lint: { files: ['src/ticketing/lint/*.ts'], tests: ['test/ticketing/lint', 'test/ticketing/rule-insight'] },
  insight: {
    files: ['src/ticketing/editor/model/rule-{insight,import,references}.ts', 'src/ticketing/editor/model/row-ids.ts'],
    tests: ['lint', 'row-ids', 'rule-import', 'rule-insight'].map((name) => `test/ticketing/${name}`),
  },
  schedule: {
    files: ['src/schedule/{calendar-days,next-runs,recurring-days,schedule-rules,wall-clock,week-days}.ts'],
    tests: ['test/schedule/'],
  },
  recurrence: { files: ['src/schedule/{recurrence,recurrence-rule}.ts'], tests: ['test/schedule/'] },
  billing: { files: ['src/billing/month/*.ts'], tests: ['test/billing/bill'] },
  products: { files: ['src/billing/product-{rules,changes}.ts'], tests: ['test/billing/product'] },
  names: {
    files: ['src/psa/matching/{assignment,equal-names,initials,joined-words,score-names,unite-spellings}.ts'],
    tests: ['assignment', 'match-names', 'searched-names', 'unite-spellings'].map(
      (name) => `test/psa/matching/${name}`,
    ),
  },
  restore: {
    files: ['src/backup/restore/restore-{rules,order}.ts', 'src/backup/{place,file-name}.ts'],
    tests: ['test/backup/restore/', 'test/backup/place', 'test/backup/file-name'],
  },
  slices: {
    // Without the file with the type of a text in it, which Stryker takes for a text and can't change.
    files: ['src/console/*.ts', 'src/console/store/!(slice-model).ts'],
    tests: ['test/console/'],
  },
  policies: { files: ['src/console/policies/*.ts'], tests: ['test/console/policies/', 'test/console/every-slice'] },
  machines: {
    files: ['src/console/{approvals,organizations,people,scripting,virtualization}/*.ts'],
    tests: ['approvals/', 'organizations/', 'people/', 'scripting/', 'virtualization/', 'every-slice'].map(
      (name) => `test/console/${name}`,
    ),
  },
  tickets: {
    files: ['src/console/{page,scheduling,ticketing}/*.ts'],
    tests: ['page/', 'scheduling/', 'ticketing/', 'every-slice'].map((name) => `test/console/${name}`),
  },
};

/** Nothing but texts and types. */
export const unmutated = ['!**/*.d.ts', '!**/*-messages.ts', '!**/*-types.ts'];

/** Where a group's bundled tests, its sandbox and what was found lie, from the root. */
export const cacheOf = (name) => `test/.cache/mutation/${name}`;
