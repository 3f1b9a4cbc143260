/** Every select in every state, in both themes, as axe sees it. */
import type { ReactNode } from 'react';
import { CreatableMultiSelect } from '../../../src/ui/select/controls/creatable-multi-select.tsx';
import { LazySearchableSelect } from '../../../src/ui/select/controls/lazy-searchable-select.tsx';
import { MultiSelect } from '../../../src/ui/select/controls/multi-select.tsx';
import { SearchableSelect } from '../../../src/ui/select/controls/searchable-select.tsx';
import { Select } from '../../../src/ui/select/controls/select.tsx';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { unhover } from '../../support/user.ts';
import { type Mounted, mount } from '../mount.tsx';
import { cities, many, systems } from './select-handle.tsx';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);
const refuse = () => Promise.reject(new Error('out of reach'));
const shared = { label: 'Choice', onChange: nothing };

const closed = (
  <div>
    <Select {...shared} options={systems} value={undefined} placeholder="Any" />
    <Select {...shared} options={systems} value="win10" clearable required hint="Of the device" />
    <Select {...shared} options={systems} value="win10" disabled />
    <Select {...shared} options={systems} value="win10" readOnly />
    <SearchableSelect {...shared} options={cities} value="paris" clearable />
    <SearchableSelect {...shared} options={cities} value={undefined} placeholder="Any" error="Choose one." />
    <MultiSelect {...shared} options={cities} value={cities.map(({ value }) => value)} clearable />
    <MultiSelect {...shared} options={cities} value={['paris']} disabled />
    <MultiSelect {...shared} options={cities} value={['paris']} readOnly />
    <CreatableMultiSelect {...shared} value={['a', 'b']} isLabelHidden />
  </div>
);

const open: Record<string, ReactNode> = {
  'a list with groups, descriptions and reasons': <Select {...shared} options={systems} value="srv22" openOnMount />,
  'a long list': <SearchableSelect {...shared} options={many} value="d1500" openOnMount />,
  'a list of several': <MultiSelect {...shared} options={cities} value={['paris', 'berlin', 'zürich']} openOnMount />,
  'an empty list': <SearchableSelect {...shared} options={[]} value={undefined} openOnMount />,
  'a list that is loading': <LazySearchableSelect {...shared} loadOptions={never} value={undefined} openOnMount />,
  'a list that failed': <LazySearchableSelect {...shared} loadOptions={refuse} value={undefined} openOnMount />,
};

for (const theme of ['light', 'dark'] as const) {
  describe(`axe on selects in the ${theme} theme`, () => {
    let mounted: Mounted;
    afterEach(async () => {
      mounted.remove();
      await unhover();
    });

    it('finds nothing while they are closed', async () => {
      mounted = mount(closed, { theme });
      await mounted.find('[role="combobox"]');
      await expectNoAxeViolations(mounted.host);
    });

    for (const [what, view] of Object.entries(open)) {
      it(`finds nothing in ${what}`, async () => {
        if (what === 'a list that failed') expectConsole(/out of reach/);
        mounted = mount(view, { theme });
        await mounted.find('.choices');
        await mounted.find('[role="option"], .choices-none, .choices-loading, .choices-failed');
        // Skeletons breathe for ever.
        await expectNoAxeViolations(mounted.host);
      });
    }
  });
}
