import { useSignals } from '@preact/signals-react/runtime';
import * as z from 'zod/mini';
import type { FormModel } from '../../../src/ui/form/form-types.ts';
import { useForm } from '../../../src/ui/form/use-form.ts';
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

const schema = z.object({
  host: z.string().check(z.minLength(1, 'Required')),
  owner: z.string().check(z.minLength(1, 'Required')),
});
let form: FormModel<z.input<typeof schema>>;
let fails = false;
let refuse: Record<string, string> | undefined;

function Field({ path, label }: { path: 'host' | 'owner'; label: string }) {
  useSignals();
  const field = form.field(path);
  return <TextField label={label} required value={field.value.value} error={field.error.value} onChange={field.set} />;
}

function Settings() {
  form = useForm({
    schema,
    initial: { host: 'a', owner: '' },
    labels: { host: 'Host', owner: 'Owner' },
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
    refuse = { host: 'Not reachable' };
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
        'Not reachable',
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
