/** What a script is made of, without a page. */

import { scriptIssues } from '../../../src/scripting/library/script-rules.ts';
import { scriptLanguageNames, scriptLimits, systemsOf } from '../../../src/scripting/library/script-terms.ts';
import {
  newScriptValues,
  scriptValues,
  valuesOfCopy,
  withLanguage,
} from '../../../src/scripting/library/script-values.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const stored = {
  ...newScriptValues,
  id: 'AAAAAAAAAA',
  uid: 'u',
  name: 'Say hello',
  code: 'Get-Date',
  version: '1',
};
const facts = { knownCategories: new Set<string>() };

describe('A script', () => {
  it('runs as the system, unless somebody says otherwise', () => {
    equal(newScriptValues.parameters.runAs, 'system');
  });

  it('keeps the systems that another language runs on, and has all of them where none is left', () => {
    const both = { ...newScriptValues, operatingSystems: ['WINDOWS' as const, 'LINUX' as const] };
    deepEqual(withLanguage(both, 'sh').operatingSystems, ['LINUX']);
    deepEqual(withLanguage({ ...both, operatingSystems: ['WINDOWS'] }, 'sh').operatingSystems, ['MAC', 'LINUX']);
  });

  it('can be saved in every language, on the systems that run it', () => {
    for (const language of scriptLanguageNames) {
      const values = { ...scriptValues(stored), language, operatingSystems: [...systemsOf(language)] };
      deepEqual(scriptIssues(values, facts), [], language);
    }
  });

  it('leaves out constants of another release, which its form could not show', () => {
    const other = {
      ...stored,
      operatingSystems: ['WINDOWS', 'SOLARIS'],
      deviceType: 'TOASTER',
      parameters: { runAs: 'nobody', scriptParam: '-x' },
    };
    const values = scriptValues(other);
    deepEqual(
      [values.operatingSystems, values.deviceType, values.parameters],
      [['WINDOWS'], null, { runAs: 'system', scriptParam: '-x' }],
    );
  });

  it('has a name that fits as a copy, however long the first one is', () => {
    const copied = (name: string) => `${name} (Copy)`;
    equal(valuesOfCopy(stored, copied).name, 'Say hello (Copy)');
    const long = valuesOfCopy({ ...stored, name: 'n'.repeat(scriptLimits.name) }, copied).name;
    ok(long.length === scriptLimits.name && long.endsWith(' (Copy)'), long);
  });
});
