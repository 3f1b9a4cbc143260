import { useSignals } from '@preact/signals-react/runtime';
import { brokenRules, type FormIssue, type RuleTable, required } from '../../../src/base/form-rules.ts';
import type { FormModel } from '../../../src/ui/form/form-types.ts';
import { useForm } from '../../../src/ui/form/use-form.ts';
import { useIssueText } from '../../../src/ui/form/use-issue-text.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { FormTabbedDialog } from '../../../src/ui/tabbed-dialog/form-tabbed-dialog.tsx';
import { TextField } from '../../../src/ui/text-field/text-field.tsx';
import { deepEqual, equal, eventually } from '../../support/assert.ts';
import { click, press, type } from '../../support/user.ts';
import { type Mounted, mount } from '../mount.tsx';

let mounted: Mounted;
let heard: string[];
afterEach(() => mounted.remove());

const panels = () => mounted.all('[role="tabpanel"]:not([hidden])').map((one) => one.ariaLabel);

interface Values {
  host: string;
  owner: string;
}
const rules: RuleTable<Values> = { host: [required()], owner: [required()] };
let form: FormModel<Values>;
let fails = false;
let refuse: readonly FormIssue[] | undefined;

function Field({ path, label }: { path: 'host' | 'owner'; label: string }) {
  useSignals();
  const issueText = useIssueText();
  const field = form.field(path);
  return (
    <TextField
      label={label}
      required
      value={field.value.value}
      error={issueText(field.issue.value)}
      onChange={field.set}
    />
  );
}

function Settings() {
  form = useForm({
    check: (values) => brokenRules(rules, values),
    initial: { host: 'a', owner: '' },
    async onSubmit(values) {
      heard.push(JSON.stringify(values));
      if (fails) throw new Error('offline');
      if (refuse) form.refuse(refuse);
    },
  });
  return (
    <FormTabbedDialog
      title="Settings"
      form={form}
      unsaved={{ labels: { host: 'Host', owner: 'Owner' } }}
      tabs={[
        { id: 'network', label: 'Network', paths: ['host'], renderer: () => <Field path="host" label="Host" /> },
        { id: 'users', label: 'Users', paths: ['owner'], renderer: () => <Field path="owner" label="Owner" /> },
      ]}
      onSubmitted={() => heard.push('done')}
      onClose={() => heard.push('closed')}
    />
  );
}

describe('FormTabbedDialog', () => {
  it('goes to the field that is wrong, wherever it is, and to what the server refuses', async () => {
    heard = [];
    refuse = [{ path: 'host', code: 'invalid' }];
    mounted = mount(<Settings />);
    await click(await mounted.named('button', 'Submit'));
    await eventually(() => deepEqual(panels(), ['Users']));
    await eventually(() => equal(activeElement()?.ariaInvalid, 'true'));
    await type('Ada');
    await click(await mounted.named('button', 'Submit'));
    await eventually(() => deepEqual(panels(), ['Network']));
    await eventually(() =>
      equal(
        mounted
          .all('.field-error')
          .map((one) => one.textContent)
          .join(),
        'Invalid',
      ),
    );
    refuse = undefined;
    await click(await mounted.named('button', 'Submit'));
    await eventually(() => equal(heard.at(-1), 'done'));
    deepEqual(heard, ['{"host":"a","owner":"Ada"}', '{"host":"a","owner":"Ada"}', 'done']);
  });

  it('says that it could not be saved, and keeps what was typed', async () => {
    heard = [];
    refuse = undefined;
    fails = true;
    mounted = mount(<Settings />);
    await click(await mounted.named('[role="tab"]', 'Users'));
    await click(await mounted.find('[role="tabpanel"]:not([hidden]) input'));
    await type('Ada');
    await click(await mounted.named('button', 'Submit'));
    const alert = await mounted.find('[role="alert"]');
    equal(alert.textContent, 'Couldn’t save. Nothing you entered was lost. Try again.');
    equal(form.values.value.owner, 'Ada');
    fails = false;
    await click(await mounted.named('button', 'Submit'));
    await eventually(() => equal(heard.at(-1), 'done'));
    equal(mounted.all('[role="alert"]').length, 0);
  });

  it('asks before what was changed is thrown away', async () => {
    heard = [];
    refuse = undefined;
    mounted = mount(<Settings />);
    await click(await mounted.find('input'));
    await press('End');
    await type('b');
    await press('Escape');
    deepEqual((await mounted.find('[role="alertdialog"]')).querySelector('.unsaved-label')?.textContent, 'Host');
    await click(await mounted.named('button', 'Discard changes'));
    await eventually(() => deepEqual(heard, ['closed']));
  });
});
