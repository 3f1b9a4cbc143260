/** One finding: a line that opens to why it matters and what to do. Its nodes stay, so that what is open stays open. */
import type { DoctorFinding } from '../findings/finding-types.ts';

export interface FindingItem {
  readonly element: HTMLElement;
  draw(finding: DoctorFinding, words: FindingWords): void;
}

export interface FindingWords {
  why: string;
  whatToDo: string;
  docs: string;
  /** Where the finding is told of; none where the page named no place. */
  docsAddress: string | undefined;
  /** `3 times`; empty for once. */
  count: string;
}

export function findingItem(document: Document): FindingItem {
  const element = document.createElement('li');
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  const text = document.createElement('span');
  const count = document.createElement('span');
  const body = document.createElement('div');
  const [why, whatToDo] = [paragraph(document), paragraph(document)];
  const last = document.createElement('p');
  const id = document.createElement('code');
  const link = document.createElement('a');

  element.className = 'finding';
  element.part.add('finding');
  summary.className = 'finding-summary';
  text.className = 'finding-text';
  count.className = 'tag numeric';
  body.className = 'finding-body';
  last.className = 'finding-last';
  link.target = '_blank';
  link.rel = 'noopener';
  summary.append(text, count);
  last.append(id, link);
  body.append(why.element, whatToDo.element, last);
  details.append(summary, body);
  element.append(details);

  return {
    element,
    draw(finding, words) {
      text.textContent = finding.what;
      count.textContent = words.count;
      count.hidden = words.count === '';
      why.draw(words.why, finding.why);
      whatToDo.draw(words.whatToDo, finding.whatToDo);
      id.textContent = finding.id;
      link.textContent = words.docs;
      link.hidden = words.docsAddress === undefined;
      if (words.docsAddress !== undefined) link.href = words.docsAddress;
    },
  };
}

function paragraph(document: Document) {
  const element = document.createElement('div');
  const heading = document.createElement('strong');
  const text = document.createElement('p');
  text.dir = 'auto';
  element.append(heading, text);
  return {
    element,
    draw(title: string, words: string) {
      heading.textContent = title;
      text.textContent = words;
    },
  };
}
