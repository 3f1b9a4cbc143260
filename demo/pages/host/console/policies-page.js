import { ask } from './calls.js';
import { heading, make } from './dom.js';
import { word } from './words.js';

const root = '#/policies';
const elements = { backups: 'rmm-policy-backups', patches: 'rmm-patch-overrides' };
const address = (id, part) => `${root}/${id}/${part}`;

/** All policies, each below the one that it inherits from. */
export function policiesPage({ signal }) {
  const panel = make('section', { class: 'panel policies', 'aria-label': word('policies') });
  void showPolicies(panel, signal);
  return { title: word('policies'), content: [heading(word('policies')), panel] };
}

async function showPolicies(panel, signal) {
  try {
    panel.replaceChildren(below(undefined, await ask('/policies', {}, signal)));
  } catch {
    if (signal.aborted) return;
    const retry = () => void showPolicies(panel, signal);
    const again = make('button', { class: 'button', type: 'button', click: retry }, word('retry'));
    panel.replaceChildren(make('div', { class: 'notice', role: 'alert' }, word('failed'), again));
  }
}

function below(parent, policies) {
  const children = policies.filter(({ parentId }) => (parentId ?? undefined) === parent?.id);
  return make('ul', {}, ...children.map((policy) => entry(policy, policies)));
}

function entry(policy, policies) {
  const links = Object.keys(elements).map((part) => {
    const text = word(`policyParts.${part}`);
    return make('a', { href: address(policy.id, part), 'aria-label': `${policy.name}: ${text}` }, text);
  });
  const children = below(policy, policies);
  return make(
    'li',
    {},
    make('span', {}, policy.name),
    make('span', { class: 'policy-parts' }, ...links),
    ...(children.childElementCount > 0 ? [children] : []),
  );
}

/** A part of a policy; which policy and which part stands in the address. */
export function policyPage({ route, retitle }) {
  const [, , part] = route.steps;
  const element = make(elements[part], {});
  // The address is what tells the policy: Back goes to the one before.
  element.addEventListener('rmm-policy-open', (event) => {
    event.preventDefault();
    location.hash = address(event.detail.policyId, part);
  });
  const links = new Map(Object.keys(elements).map((one) => [one, make('a', {}, word(`policyParts.${one}`))]));

  function update({ steps: [, id] }) {
    element.setAttribute('policy-id', id);
    for (const [name, link] of links) {
      link.setAttribute('href', address(id, name));
      if (name === part) link.setAttribute('aria-current', 'page');
    }
    retitle(titleOf());
  }
  const titleOf = () => `${word(`policyParts.${part}`)} · ${word('policies')}`;
  update(route);

  return {
    title: titleOf(),
    content: [
      heading(word('policies')),
      make('nav', { class: 'kinds', 'aria-label': word('policies') }, ...links.values()),
      make('div', { class: 'whole' }, element),
    ],
    update,
    holds: ({ steps }) => steps[0] === 'policies' && steps[2] === part && steps.length === 3,
  };
}

export const policyRoute = new RegExp(`^/policies/\\d+/(?:${Object.keys(elements).join('|')})$`);
