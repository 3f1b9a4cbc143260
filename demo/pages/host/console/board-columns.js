// How the columns of a board look: one entry for each kind of value that the server answers.
import { backupAddress } from './route.js';
import { settings } from './settings.js';
import { word } from './words.js';

const statusTones = {
  NEW: 'blue',
  OPEN: 'accent',
  WAITING: 'amber',
  PAUSED: 'amber',
  RESOLVED: 'green',
  CLOSED: 'neutral',
};
const rankTones = { HIGH: 'red', CRITICAL: 'red', MAJOR: 'red', MEDIUM: 'amber', MODERATE: 'amber', LOW: 'neutral' };

const nameOf = (value) => value && (value.deleted ? word('deletedName', { name: value.name }) : value.name);
const list = (names) => new Intl.ListFormat(settings.language, { type: 'unit' }).format(names);

const named = (column) => ({ value: ({ values }) => nameOf(values[column]) ?? undefined });
const people = (column) => ({ value: ({ values }) => list((values[column] ?? []).map(nameOf)) || undefined });
const date = (column) => ({ minWidth: 150, value: ({ values }) => values[column], cell: { type: 'Date' } });
const choice = (column) => ({
  minWidth: 110,
  value: ({ values }) => values[column] && word(`choices.${values[column]}`),
});
const ranked = (column) => ({
  ...choice(column),
  cell: {
    type: 'Tags',
    tags: ({ values }) => {
      const value = values[column];
      return value ? [{ label: word(`choices.${value}`), tone: rankTones[value] ?? 'neutral' }] : [];
    },
  },
});
const text = (column) => ({ minWidth: 160, value: ({ values }) => values[column] ?? undefined });

const views = {
  id: (column) => ({ minWidth: 72, value: ({ values }) => Number(values[column]), cell: { type: 'Number' } }),
  summary: (column) => ({
    ...text(column),
    priorityWidth: 260,
    cell: { type: 'Anchor', href: ({ id }) => `#/ticketing/${id}` },
  }),
  description: text,
  status: (column, { statuses }) => ({
    ...named(column),
    minWidth: 160,
    cell: {
      type: 'Tags',
      tags: ({ values: { status } }) =>
        status ? [{ label: nameOf(status), tone: statusTones[builtIn(status, statuses)] }] : [],
    },
  }),
  priority: ranked,
  severity: ranked,
  type: choice,
  source: choice,
  createTime: date,
  solvedTime: date,
  lastUpdated: date,
  lastUpdatedTimeByAssignee: date,
  lastUpdatedTimeByRequester: date,
  totalTimeTracked: (column) => ({ minWidth: 130, value: ({ values }) => spentTime(values[column]) }),
  totalTimeTrackedDecimal: (column) => ({
    minWidth: 130,
    value: ({ values }) => values[column],
    cell: { type: 'Number', options: { minimumFractionDigits: 2 } },
  }),
  additionalAssignedTechnicians: people,
  device: (column) => ({
    ...named(column),
    minWidth: 150,
    cell: { type: 'Anchor', href: ({ values: { device } }) => backupAddress(device?.id) },
  }),
};

/** Columns that are not listed above hold what has a name. */
export function boardColumn(column, facts) {
  const id = column.startsWith('attribute:') ? column.slice('attribute:'.length) : undefined;
  const attribute = facts.attributes.find((one) => String(one.id) === id);
  const header = id === undefined ? word(`columns.${column}`) : (attribute?.name ?? column);
  const view = id === undefined ? (views[column] ?? named)(column, facts) : attributeView(column, attribute);
  return { id: column, header, minWidth: 130, ...view };
}

function attributeView(column, attribute) {
  switch (attribute?.attributeType) {
    case 'MULTI_SELECT':
      return people(column);
    case 'DROPDOWN':
      return named(column);
    case 'CHECKBOX':
      return { value: ({ values }) => (values[column] === null ? undefined : word(values[column] ? 'yes' : 'no')) };
    case 'NUMERIC':
    case 'DECIMAL':
      return { value: ({ values }) => values[column], cell: { type: 'Number' } };
    case 'DATE':
      return { ...date(column), cell: { type: 'Date', format: 'date' } };
    default:
      return text(column);
  }
}

/** A status of its own has the colour of the one that it is a kind of. */
const builtIn = ({ id }, statuses) => statuses.find((status) => status.id === id)?.parentId ?? id;

/** Minutes, as people say them. */
function spentTime(minutes) {
  if (!minutes) return undefined;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return word('minutes', { minutes: rest });
  return rest === 0 ? word('hours', { hours }) : word('hoursAndMinutes', { hours, minutes: rest });
}
