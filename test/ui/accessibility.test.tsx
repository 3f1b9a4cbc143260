/** Every component in every state, in both themes, as axe sees it. */

import { Breadcrumb } from '../../src/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../../src/ui/button/button.tsx';
import { Checkbox } from '../../src/ui/checkbox/checkbox.tsx';
import { ConfirmDialog } from '../../src/ui/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../../src/ui/dialog/dialog.tsx';
import { EmptyState } from '../../src/ui/empty-state/empty-state.tsx';
import { TrashIcon } from '../../src/ui/icon/action-icons.tsx';
import { FolderIcon } from '../../src/ui/icon/icon.tsx';
import { MoreIcon } from '../../src/ui/icon/list-icons.tsx';
import { IconButton } from '../../src/ui/icon-button/icon-button.tsx';
import { InlineAlert } from '../../src/ui/inline-alert/inline-alert.tsx';
import { Menu } from '../../src/ui/menu/menu.tsx';
import { SearchInput } from '../../src/ui/search-input/search-input.tsx';
import { useSearchHint } from '../../src/ui/search-input/use-search-hint.tsx';
import { Skeleton } from '../../src/ui/skeleton/skeleton.tsx';
import { Spinner } from '../../src/ui/spinner/spinner.tsx';
import { Tag } from '../../src/ui/tag/tag.tsx';
import { TextField } from '../../src/ui/text-field/text-field.tsx';
import { Toolbar } from '../../src/ui/toolbar/toolbar.tsx';
import { equal } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { click, hover, unhover } from '../support/user.ts';
import { type Mounted, mount, settled } from './mount.tsx';

const nothing = () => undefined;
const variants = ['primary', 'secondary', 'danger', 'ghost'] as const;
const tones = ['info', 'success', 'warning', 'danger'] as const;
const actions = ['Restore', 'Download', 'Delete'].map((label) => ({ id: label, label, onSelect: nothing }));
const crumbs = ['All plans', 'Documents', 'Invoices'].map((label) => ({ id: label, label, onSelect: nothing }));

function HintedSearch() {
  const hint = useSearchHint('At least 3 characters');
  return <SearchInput label="Search" value="x" onChange={nothing} hint={hint} />;
}

const everything = (
  <div>
    <Breadcrumb label="Place" items={crumbs} />
    <Toolbar label="Actions" actions={actions} />
    <HintedSearch />
    {variants.map((variant) => (
      <p key={variant}>
        <Button variant={variant}>Restore</Button>
        <Button variant={variant} busy>
          Restore
        </Button>
        <Button variant={variant} disabledReason="Not now.">
          Restore
        </Button>
      </p>
    ))}
    <IconButton icon={TrashIcon} label="Delete" />
    <Checkbox checked label="Checked" onChange={nothing} />
    <Checkbox checked="mixed" label="Mixed" bare onChange={nothing} />
    <Checkbox checked={false} label="Disabled" disabledReason="Not now." onChange={nothing} />
    <Spinner label="Loading" />
    <Skeleton />
    <Tag>Neutral</Tag>
    <Tag tone="accent">Accent</Tag>
    {tones.map((tone) => (
      <div key={tone}>
        <Tag tone={tone}>Tag</Tag>
        <InlineAlert tone={tone} title="Title" action={<Button size="small">Retry</Button>}>
          What happened.
        </InlineAlert>
      </div>
    ))}
    <TextField label="Name" value="" required placeholder="Reports" onChange={nothing} error="Required" />
    <TextField label="Path" value="" onChange={nothing} hint="Where it is made" disabled />
    <EmptyState
      icon={FolderIcon}
      title="Empty Folder"
      text="Nothing was backed up here."
      action={<Button>Back</Button>}
    />
    <Menu trigger={<IconButton icon={MoreIcon} label="More" />} items={[...actions, { id: 'line', separator: true }]} />
  </div>
);

for (const theme of ['light', 'dark'] as const) {
  describe(`axe in the ${theme} theme`, () => {
    let mounted: Mounted;
    afterEach(async () => {
      mounted.remove();
      await unhover();
    });

    it('finds nothing in the components', async () => {
      mounted = mount(everything, { theme });
      await mounted.find('button');
      await expectNoAxeViolations(mounted.host);
    });

    it('finds nothing when everything is folded', async () => {
      mounted = mount(everything, { theme, width: 180, dir: 'rtl' });
      await mounted.named('button', 'More actions');
      await expectNoAxeViolations(mounted.host);
    });

    it('finds nothing in an open menu with a tooltip', async () => {
      const items = [...actions, { id: 'sync', label: 'Sync', disabledReason: 'Offline.', onSelect: nothing }];
      mounted = mount(<Menu trigger={<Button>Options</Button>} items={items} />, { theme });
      await click(await mounted.find('button'));
      const item = await mounted.named('[role="menuitem"]', 'Sync');
      await settled(mounted);
      await hover(item);
      equal((await mounted.find('[role="tooltip"]')).textContent, 'Offline.');
      await expectNoAxeViolations(mounted.host);
    });

    it('finds nothing in dialogs', async () => {
      mounted = mount(
        <Dialog title="Create new folder" onClose={nothing} footer={<Button variant="primary">Create</Button>}>
          <TextField label="Name" value="" onChange={nothing} error="Required" />
        </Dialog>,
        { theme },
      );
      await mounted.find('dialog[open]');
      await expectNoAxeViolations(mounted.host);
      mounted.render(
        <ConfirmDialog
          title="Delete?"
          tone="danger"
          confirmLabel="Delete"
          error="No."
          onConfirm={nothing}
          onClose={nothing}
        >
          <p>It cannot be brought back.</p>
        </ConfirmDialog>,
      );
      await mounted.find('[role="alertdialog"]');
      await expectNoAxeViolations(mounted.host);
    });
  });
}
