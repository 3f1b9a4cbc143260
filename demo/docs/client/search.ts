/** The search of the documentation: "/" goes to it, arrows through what it finds, and it needs no network once it is open. */
import { html, nothing, render } from 'lit-html';
import MiniSearch, { type SearchResult } from 'minisearch';
import { type SearchEntry, searchOptions } from '../search-options.ts';

const shown = 12;
const root = document.documentElement.dataset.root ?? '';

let opening: Promise<MiniSearch<SearchEntry>> | undefined;

/** Asked for when somebody comes to the field, and once more if it did not come. */
function openIndex(): Promise<MiniSearch<SearchEntry>> {
  opening ??= fetch(`${root}assets/search.json`)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`The index answered ${answer.status}`);
      return MiniSearch.loadJSON<SearchEntry>(await answer.text(), searchOptions);
    })
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}

export function startSearch(): void {
  const place = document.querySelector<HTMLElement>('.bar .search');
  if (!place) return;
  let text = '';
  let results: readonly SearchResult[] = [];
  let current = -1;
  let isOpen = false;
  let problem: string | undefined;

  async function look(): Promise<void> {
    const wanted = text.trim();
    if (wanted === '') {
      results = [];
      isOpen = false;
      draw();
      return;
    }
    try {
      const index = await openIndex();
      // Somebody has typed on meanwhile.
      if (wanted !== text.trim()) return;
      problem = undefined;
      results = index.search(wanted).slice(0, shown);
    } catch {
      problem = 'The search could not be loaded. Check the connection, and type again.';
      results = [];
    }
    current = results.length > 0 ? 0 : -1;
    isOpen = true;
    draw();
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      current = (current + step + results.length) % results.length;
      draw();
      place?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      const found = results[current];
      if (isOpen && found) go(found, event.ctrlKey || event.metaKey);
    } else if (event.key === 'Escape') {
      isOpen = false;
      draw();
    }
  }

  function go(result: SearchResult, isElsewhere: boolean): void {
    if (isElsewhere) open(addressOf(result), '_blank', 'noopener');
    else location.href = addressOf(result);
  }

  function draw(): void {
    render(
      html`
        <input
          type="search"
          role="combobox"
          aria-label="Search the documentation"
          aria-autocomplete="list"
          aria-controls="search-results"
          aria-expanded=${isOpen ? 'true' : 'false'}
          aria-activedescendant=${isOpen && current >= 0 ? `result-${current}` : nothing}
          placeholder="Search"
          autocomplete="off"
          spellcheck="false"
          @focus=${() => void openIndex().catch(() => undefined)}
          @input=${(event: Event) => {
            text = (event.target as HTMLInputElement).value;
            void look();
          }}
          @keydown=${press}
        />
        <kbd aria-hidden="true">/</kbd>
        <div class="results" ?hidden=${!isOpen}>
          <ul id="search-results" role="listbox" aria-label="Found" ?hidden=${results.length === 0}>
            ${results.map(
              (result, index) => html`
                <li
                  role="option"
                  id=${`result-${index}`}
                  aria-selected=${index === current ? 'true' : 'false'}
                  @click=${(event: MouseEvent) => go(result, event.ctrlKey || event.metaKey)}
                >
                  <span class="found">${result.title}</span>
                  <span class="where">${result.kind === 'page' ? result.context : `${result.kind} · ${result.context}`}</span>
                </li>
              `,
            )}
          </ul>
          <p role="status">${results.length > 0 ? nothing : (problem ?? 'Nothing found.')}</p>
        </div>
      `,
      place as HTMLElement,
    );
  }

  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    event.preventDefault();
    place.querySelector('input')?.focus();
  });
  addEventListener('pointerdown', ({ target }) => {
    if (!isOpen || (target instanceof Node && place.contains(target))) return;
    isOpen = false;
    draw();
  });
  place.addEventListener('focusout', ({ relatedTarget }) => {
    if (!isOpen || (relatedTarget instanceof Node && place.contains(relatedTarget))) return;
    isOpen = false;
    draw();
  });
  // A result on this very page: the address changes, and the page stays.
  addEventListener('hashchange', () => {
    isOpen = false;
    draw();
  });
  draw();
}

const addressOf = ({ id }: SearchResult): string => root + String(id).split(' ')[0];

/** Also in a field inside an element. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
