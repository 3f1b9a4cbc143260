/** The samples of an element, one framework at a time: the one that was chosen last, also on another page. */
import { remember, remembered } from './remembered.ts';

export function makeTabs(root: ParentNode): void {
  for (const samples of root.querySelectorAll<HTMLElement>('.samples')) {
    const panels = [...samples.querySelectorAll<HTMLElement>('[data-sample]')];
    const list = document.createElement('div');
    list.className = 'tabs';
    list.role = 'tablist';
    list.ariaLabel = 'Framework';
    const tabs = panels.map((panel) => tabOf(panel));
    const choose = (id: string | undefined, isAsked: boolean) => {
      const chosen = Math.max(
        0,
        panels.findIndex((panel) => panel.dataset.sample === id),
      );
      for (const [index, tab] of tabs.entries()) {
        const isChosen = index === chosen;
        tab.ariaSelected = String(isChosen);
        tab.tabIndex = isChosen ? 0 : -1;
        const panel = panels[index];
        if (panel) panel.hidden = !isChosen;
      }
      if (!isAsked) return;
      tabs[chosen]?.focus();
      if (id !== undefined) remember('framework', id);
    };
    for (const [index, tab] of tabs.entries()) {
      tab.addEventListener('click', () => choose(panels[index]?.dataset.sample, true));
      tab.addEventListener('keydown', (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        choose(panels.at((index + step) % panels.length)?.dataset.sample, true);
      });
    }
    list.append(...tabs);
    samples.prepend(list);
    samples.classList.add('tabbed');
    choose(remembered('framework') ?? undefined, false);
  }
}

function tabOf(panel: HTMLElement): HTMLButtonElement {
  const heading = panel.querySelector('h3');
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.role = 'tab';
  tab.textContent = heading?.textContent ?? '';
  tab.id = `tab-${panel.dataset.sample}`;
  panel.id = `panel-${panel.dataset.sample}`;
  panel.role = 'tabpanel';
  panel.setAttribute('aria-labelledby', tab.id);
  tab.setAttribute('aria-controls', panel.id);
  return tab;
}
