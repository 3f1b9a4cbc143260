/** `<rmm-doctor>`: what is wrong with the page, by severity, in plain DOM. */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { PlainElementView } from '../../host/element/plain-bridge.ts';
import type { ElementValues } from '../../host/element-definition.ts';
import { translator } from '../../host/messages.ts';
import { provideMethods } from '../../host/provide-methods.ts';
import button from '../../ui/button/button.css';
import type { Drawing } from '../../ui/icon/make-icon.ts';
import { plainIcon } from '../../ui/icon/plain-icon.ts';
import tag from '../../ui/tag/tag.css';
import base from '../../ui/theme/base.css';
import tokens from '../../ui/theme/tokens.css';
import { doctorMessages } from '../doctor-messages.ts';
import { findingKinds, type Severity, severities } from '../findings/finding-table.ts';
import type { DoctorFinding, DoctorReport, KeptSighting } from '../findings/finding-types.ts';
import { reportText } from '../findings/report-text.ts';
import { safeAddress } from '../findings/safe-text.ts';
import { createDoctor } from '../page/doctor.ts';
import { copyText } from './copy-text.ts';
import css from './doctor.css';
import type { doctorDefinition } from './doctor-definition.ts';
import { type FindingItem, findingItem } from './finding-item.ts';

declare const __RMM_VERSION__: string;

type Definition = typeof doctorDefinition;

const drawings: Readonly<Record<Severity, Drawing>> = { error: CircleAlert, warning: TriangleAlert, hint: Info };

export const doctorElement: PlainElementView<Definition> = ({ shell, surface, styles, configuration, lifetime }) => {
  const { element, emit } = shell;
  const { ownerDocument: document } = surface;
  styles.adopt(tokens, base, button, tag, css);
  const t = translator(doctorMessages, configuration);
  const settings = () => shell.values.current as ElementValues<Definition>;

  const doctor = createDoctor({
    element,
    lifetime,
    settings,
    areStylesAdopted: () => getComputedStyle(box).getPropertyValue('--doctor-styles') !== '',
    told: (sighting) => void queueMicrotask(() => emit('rmm-doctor-finding', findingOf(sighting))),
  });

  function findingOf({ id, facts, count, at }: KeptSighting): DoctorFinding {
    return {
      id,
      ...findingKinds[id],
      facts,
      count,
      at,
      what: t(`findings.${id}.what`, facts),
      why: t(`findings.${id}.why`, facts),
      whatToDo: t(`findings.${id}.whatToDo`, facts),
    };
  }

  const report = (): DoctorReport => ({
    version: typeof __RMM_VERSION__ === 'string' ? __RMM_VERSION__ : 'unknown',
    browser: navigator.userAgent,
    page: safeAddress(document.location.href),
    checkedAt: doctor.checkedAt.peek(),
    findings: doctor.found.peek().map(findingOf),
  });

  async function check() {
    await doctor.check();
    return report();
  }

  const nodes = makeNodes(document);
  const { box, title, status, checking, copying, told, groups } = nodes;
  surface.append(box);
  checking.onclick = () => void check();
  copying.onclick = async () => {
    const isCopied = await copyText(document, box, reportText(report(), reportWords()));
    told.textContent = t(isCopied ? 'copied' : 'notCopied');
  };

  const reportWords = () => ({
    title: t('title'),
    version: t('version'),
    browser: t('browser'),
    page: t('page'),
    time: t('time'),
    nothing: t('nothing'),
    why: t('why'),
    whatToDo: t('whatToDo'),
    severities: { error: t('severity.error'), warning: t('severity.warning'), hint: t('severity.hint') },
  });

  const takeBack = provideMethods(shell.calls, { check, report });
  lifetime.addEventListener('abort', takeBack);
  // Not while the page is still at work with what it has just made.
  queueMicrotask(() => settings().onDemand || lifetime.aborted || void doctor.check());

  const items = new Map<string, FindingItem>();

  function drawGroups(findings: readonly KeptSighting[], docsUrl: string | undefined) {
    const left = new Set(items.keys());
    for (const severity of severities) {
      const { section, heading, list } = groups[severity];
      const ofIt = findings.filter(({ id }) => findingKinds[id].severity === severity);
      heading.textContent = `${t(`severity.${severity}`)} (${ofIt.length})`;
      section.hidden = ofIt.length === 0;
      for (const sighting of ofIt) {
        const key = `${sighting.id} ${sighting.about}`;
        const item = items.get(key) ?? findingItem(document);
        items.set(key, item);
        left.delete(key);
        item.draw(findingOf(sighting), {
          why: t('why'),
          whatToDo: t('whatToDo'),
          docs: t('docs'),
          docsAddress: docsAddressOf(docsUrl, sighting.id, element.baseURI),
          count: sighting.count > 1 ? t('times', { count: sighting.count }) : '',
        });
        // What stands where it is keeps its focus.
        if (item.element.parentNode !== list) list.append(item.element);
      }
    }
    for (const key of left) removeItem(key);
  }

  function removeItem(key: string) {
    const item = items.get(key)?.element;
    items.delete(key);
    if (item?.contains(shell.root.activeElement)) checking.focus();
    item?.parentNode?.removeChild(item);
  }

  return ({ docsUrl }) => {
    const findings = doctor.found.value;
    const isChecking = doctor.isChecking.value;
    const wasChecked = doctor.checkedAt.value > 0;
    const isClean = wasChecked && findings.length === 0;
    box.ariaLabel = t('title');
    title.textContent = t('title');
    checking.textContent = t(wasChecked ? 'checkAgain' : 'check');
    checking.ariaBusy = String(isChecking);
    copying.textContent = t('copy');
    nodes.empty.hidden = !isClean;
    nodes.emptyTitle.textContent = t('nothing');
    nodes.emptyText.textContent = t('nothingText');
    if (isChecking) status.textContent = t('checking');
    else if (findings.length > 0) status.textContent = t('found', { count: findings.length });
    else status.textContent = t(wasChecked ? 'nothing' : 'notChecked');
    drawGroups(findings, docsUrl);
  };
};

function docsAddressOf(docsUrl: string | undefined, id: string, base: string): string | undefined {
  if (!docsUrl) return undefined;
  try {
    const { protocol, href } = new URL(`${docsUrl.replace(/(?<!\/)\/+$/, '')}/guides/doctor.html#${id}`, base);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Made once; `draw` writes into them. */
function makeNodes(document: Document) {
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) => {
    const node = document.createElement(name);
    node.className = className;
    return node;
  };
  const press = (look: string) => {
    const node = make('button', `button button-${look} button-medium`);
    node.type = 'button';
    node.part.add('button');
    return node;
  };
  const box = make('section', 'doctor');
  const head = make('div', 'doctor-head');
  const words = make('div', 'doctor-words');
  const title = make('h2', 'doctor-title');
  const status = make('p', 'doctor-status');
  const actions = make('div', 'doctor-actions');
  const [checking, copying] = [press('primary'), press('secondary')];
  const told = make('p', 'doctor-told');
  const empty = make('div', 'doctor-empty');
  const emptyTitle = make('strong', 'doctor-empty-title');
  const emptyText = make('p', 'doctor-empty-text');
  status.role = 'status';
  told.role = 'status';
  words.append(title, status);
  actions.append(checking, copying);
  head.append(words, actions);
  empty.append(plainIcon(document, CircleCheck, 24), emptyTitle, emptyText);
  empty.hidden = true;
  box.append(head, told, empty);
  const group = (severity: Severity) => {
    const section = make('section', `doctor-group doctor-${severity}`);
    const line = make('div', 'doctor-group-head');
    const heading = make('h3', 'doctor-group-title');
    const list = make('ul', 'doctor-list');
    section.hidden = true;
    line.append(plainIcon(document, drawings[severity], 16), heading);
    section.append(line, list);
    box.append(section);
    return { section, heading, list };
  };
  const groups = { error: group('error'), warning: group('warning'), hint: group('hint') };
  return { box, title, status, checking, copying, told, empty, emptyTitle, emptyText, groups };
}
