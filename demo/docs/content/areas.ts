/** The elements as somebody looks for them: by what they are for. A test finds one that has no area, or two. */
import type { PublicElement } from '../../../elements/elements.ts';

export interface Area {
  readonly title: string;
  readonly description: string;
  readonly has: (element: PublicElement) => boolean;
}

const isIn =
  (...folders: string[]) =>
  ({ entry }: PublicElement) =>
    folders.includes(entry.split('/')[0] ?? '');

const isControl = ({ definition }: PublicElement) => definition.form !== undefined;

export const areas: readonly Area[] = [
  {
    title: 'Form controls',
    description: 'Fields that take part in a form as native ones do: submitted, reset, validated.',
    has: isControl,
  },
  {
    title: 'Building blocks',
    description:
      'A table, a dialog, a player, the element that configures all others, and the one that examines a page.',
    has: (element) => !isControl(element) && isIn('ui', 'host', 'doctor')(element),
  },
  {
    title: 'Backup and recovery',
    description: 'Browse what was backed up, and get it back.',
    has: isIn('backup'),
  },
  {
    title: 'Help and ticketing',
    description: 'Help beside the page, tickets, their automations and the time they take.',
    has: isIn('help', 'ticketing'),
  },
  {
    title: 'Scripts, tasks and policies',
    description: 'What runs on devices, when, and by whose rules.',
    has: (element) => !isControl(element) && isIn('scripting', 'tasks', 'policies', 'nodes')(element),
  },
  {
    title: 'PSA and billing',
    description: 'Mapping to professional-services-automation providers, products and bills.',
    has: isIn('psa', 'billing'),
  },
  {
    title: 'Console',
    description: 'People, integrations, search, activity and what else a console is made of.',
    has: isIn('people', 'integrations', 'search', 'activity', 'workspace', 'virtualization'),
  },
];
