import fc from 'fast-check';
import { activeTabOf, contentTabs, firstTabWithError, marksOf } from '../../../src/ui/tabbed-dialog/tab-tree.ts';
import type { DialogTab } from '../../../src/ui/tabbed-dialog/tab-types.ts';
import { createTabbedDialogModel } from '../../../src/ui/tabbed-dialog/tabbed-dialog-model.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const tab = (id: string, more: Partial<DialogTab> = {}): DialogTab => ({ id, label: id.toUpperCase(), ...more });
const tabs = [
  tab('network', { children: [tab('proxy'), tab('ports', { required: true })] }),
  tab('users'),
  tab('alerts', { children: [tab('mail'), tab('sms')] }),
];
const ids = (all: readonly DialogTab[]) => all.map(({ id }) => id);

describe('the tabs of a dialog', () => {
  it('begin with the first child tab, or else the first tab', () => {
    equal(activeTabOf(tabs, undefined)?.id, 'proxy');
    equal(activeTabOf([tab('users'), ...tabs], undefined)?.id, 'users');
    equal(activeTabOf(tabs, 'alerts')?.id, 'mail', 'a parent has no content: its first child');
    equal(activeTabOf(tabs, 'gone')?.id, 'proxy');
    equal(activeTabOf([], undefined), undefined);
  });

  it('expand by the forward arrow and collapse by the other, mirrored from right to left', () => {
    for (const isMirrored of [false, true]) {
      const [forward, back] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      const model = createTabbedDialogModel(tabs);
      deepEqual(ids(model.shown.value), ['network', 'proxy', 'ports', 'users', 'alerts']);
      model.key('ArrowUp', isMirrored);
      equal(model.stop.value?.id, 'network');
      model.key(back as string, isMirrored);
      deepEqual(ids(model.shown.value), ['network', 'users', 'alerts']);
      equal(model.active.value?.id, 'proxy', 'what is shown stays');
      model.key(forward as string, isMirrored);
      model.key('ArrowDown', isMirrored);
      equal(model.stop.value?.id, 'proxy');
      model.key(back as string, isMirrored);
      equal(model.stop.value?.id, 'network', 'a child leads back to its parent');
      model[Symbol.dispose]();
    }
  });

  it('are reached by the Tab key also where the shown one is folded away', () => {
    const model = createTabbedDialogModel(tabs, 'sms');
    equal(model.stop.value?.id, 'sms');
    model.press(tabs[2] as DialogTab);
    equal(model.stop.value?.id, 'alerts');
  });

  it('expand the parent of the one that is gone to', () => {
    const model = createTabbedDialogModel(tabs);
    ok(model.activate('sms'));
    ok(!model.activate('sms'), 'it is there already');
    deepEqual(ids(model.shown.value).slice(-3), ['alerts', 'mail', 'sms']);
    deepEqual([...model.visited.value], ['proxy', 'sms']);
  });

  it('let a collapsed parent tell for its children', () => {
    const [parent] = tabs;
    deepEqual(marksOf(parent as DialogTab, false), { required: true, hasError: false });
    deepEqual(marksOf(parent as DialogTab, true), { required: false, hasError: false });
  });

  it('find the first with an error', () => {
    equal(firstTabWithError(tabs), undefined);
    equal(firstTabWithError([...tabs, tab('x', { hasError: true })])?.id, 'x');
    equal(firstTabWithError([tab('p', { hasError: true, children: [tab('c')] })])?.id, 'c');
    equal(firstTabWithError([tab('p', { children: [tab('c'), tab('d', { hasError: true })] })])?.id, 'd');
  });

  it('move the focus around by arrows, as many steps as there are, and always among what is there', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 30 }), fc.boolean(), (pressed, isMirrored) => {
        const model = createTabbedDialogModel(tabs);
        for (const key of pressed) model.key(key, isMirrored);
        const before = model.stop.value?.id;
        ok(ids(model.shown.value).includes(before ?? ''));
        for (const _ of model.shown.value) model.key('ArrowDown', isMirrored);
        equal(model.stop.value?.id, before, 'not around');
        ok(ids(contentTabs(tabs)).includes(model.active.value?.id ?? ''));
        model[Symbol.dispose]();
      }),
    );
  });

  it('know nothing of other keys', () => {
    equal(createTabbedDialogModel(tabs).key('Enter', false), false);
  });
});
