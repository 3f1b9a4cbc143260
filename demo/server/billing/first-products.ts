/** The price list of the first start, in euros: each variant as managed service providers sell it. */
import type { ProductBody } from '../../../src/billing/product-contract.ts';
import { newProduct } from '../../../src/billing/product-fields.ts';
import type { ProductVariant } from '../../../src/billing/product-terms.ts';
import type { ProductValues } from '../../../src/billing/product-values.ts';
import { productToWire } from '../../../src/billing/product-wire.ts';
import { deviceRoles, endUserRoles } from '../directory/ticketing.ts';
import { fieldEngineer, helpDesk } from './user-roles.ts';

const roleIds = (...names: string[]) =>
  deviceRoles.filter(({ name }) => names.includes(name)).map(({ id }) => String(id));
const servers = roleIds('WINDOWS_SERVER', 'LINUX_SERVER', 'MAC_SERVER');
const workstations = roleIds('WINDOWS_WORKSTATION', 'LINUX_WORKSTATION', 'MAC');
const endUserRole = (name: string) => endUserRoles.filter((role) => role.name === name).map(({ id }) => String(id));

/** Price and cost in cents. */
function product(
  variant: ProductVariant,
  name: string,
  description: string,
  [price, cost]: readonly [number, number],
  more: Partial<ProductValues> = {},
): ProductBody {
  return productToWire(variant, { ...newProduct(variant), name, description, price, cost, ...more });
}

const fixed = (value: number) => ({ quantity: { mode: 'STATIC' as const, value, placeholder: '' } });
const counted = (placeholder: string) => ({ quantity: { mode: 'DYNAMIC' as const, value: null, placeholder } });
const yearly = { licensingType: 'SUBSCRIPTION', term: 'ANNUAL' } as const;
const monthly = { licensingType: 'SUBSCRIPTION', term: 'MONTHLY' } as const;
const once = { billing: 'ONE_TIME' } as const;

/** Their ids are 1 to their count, in this order: groups name them by these. */
export const firstProducts: readonly ProductBody[] = [
  product('managed', 'Server care', 'Monitoring, patches and restarts of servers', [9500, 3100], {
    nodeRoles: servers,
  }),
  product('managed', 'Workstation care', 'Monitoring and patches of workstations', [2450, 790], {
    nodeRoles: workstations,
  }),
  product('managed', 'Endpoint security', 'Detection and response on every device', [650, 310], {
    nodeRoles: [...servers, ...workstations],
  }),
  product('managed', 'Server care, critical', 'Answered within an hour, around the clock', [14_500, 5200], {
    nodeRoles: servers,
    groupIds: ['1', '2', '3'],
  }),
  product('managed', 'Branch devices', 'Devices that are in both branch groups', [1200, 400], {
    nodeRoles: workstations,
    groupIds: ['8', '1'],
    allGroups: true,
  }),
  product('managed', 'Kiosk care', 'Kiosks and points of sale', [1850, 600], {
    nodeRoles: roleIds('Kiosk', 'Point of sale'),
  }),
  product('managed', 'Remote access', 'Unattended remote access', [190, 40], { nodeRoles: workstations }),
  product('managed', 'Patch report', 'A monthly report on patches', [0, 0], {
    nodeRoles: servers,
    billing: 'NO_CHARGE',
  }),
  product('managed', 'Monitoring, flat', 'All devices at one price', [49_900, 12_000], {
    nodeRoles: [...servers, ...workstations],
    quantity: { mode: 'QUANTITY_ONE', value: null, placeholder: '' },
  }),

  product('managed-end-user', 'Help desk per user', 'Unlimited tickets for every end user', [1900, 820]),
  product('managed-end-user', 'Mail protection', 'Filters mail of everybody', [310, 145]),
  product('managed-end-user', 'Executive support', 'Answered first', [3900, 1500], {
    anyRole: false,
    endUserRoles: endUserRole('Manager'),
  }),
  product('managed-end-user', 'Approval workflow', 'For managers who approve', [450, 120], {
    anyRole: false,
    endUserRoles: [...endUserRole('Manager'), ...endUserRole('Approver')],
    matchAllRoles: true,
  }),
  product('managed-end-user', 'Security training', 'Phishing tests and short courses', [220, 95], {
    anyRole: false,
    endUserRoles: endUserRole('Employee'),
  }),
  product('managed-end-user', 'Password manager', 'A vault for everybody', [280, 150]),

  product('storage', 'Cloud backup', 'Backup storage; 500 GB are included', [12, 4], { includedStorage: 500 }),
  product('storage', 'Cloud backup per device', 'Backup storage; each device has 100 GB', [15, 4], {
    includedStorage: 100,
    isStorageIncludedPerDevice: true,
  }),
  product('storage', 'Archive storage', 'Kept for ten years', [3, 1]),
  product('storage', 'Backup storage, pilot', 'Free during the pilot', [12, 4], { billing: 'NO_CHARGE' }),

  product('user-role', 'Help desk hours', 'Work of the help desk beyond the contract', [9600, 4200], {
    userRoles: [helpDesk],
    autoRoundTimeEntries: true,
    offHoursMultiplier: 150,
  }),
  product('user-role', 'Field work', 'Work of field engineers', [12_000, 5600], {
    userRoles: [fieldEngineer],
    onSiteMultiplier: 125,
    offHoursMultiplier: 175,
  }),
  product('user-role', 'Network engineering', 'Design and changes of networks', [14_500, 6400], {
    userRoles: ['5'],
    offHoursMultiplier: 200,
  }),
  product('user-role', 'Security consulting', 'Assessments and incident response', [18_500, 8200], {
    userRoles: ['6'],
    offHoursMultiplier: 200,
    onSiteMultiplier: 110,
  }),
  product('user-role', 'Project hours', 'Work of project managers', [11_500, 5200], {
    userRoles: ['7'],
    normalHoursMultiplier: 100,
  }),
  product('user-role', 'Engineering, any', 'Whoever of the engineers has time', [13_000, 6000], {
    userRoles: [fieldEngineer, '5', '6'],
    autoRoundTimeEntries: true,
  }),

  product('standard', 'Office suite', 'Mail, calendar and documents', [1170, 980], { ...yearly, ...fixed(20) }),
  product('standard', 'Office suite, monthly', 'The same, without a commitment', [1400, 1180], {
    ...monthly,
    ...counted('Seats'),
  }),
  product('standard', 'Firewall', 'A managed firewall for one location', [8900, 5200], {
    licensingType: 'SUBSCRIPTION',
    term: 'TRIENNIAL',
  }),
  product('standard', 'Wireless access point', 'Managed access point', [1250, 640], { ...monthly, ...fixed(4) }),
  product('standard', 'Internet line', 'Fibre, 1 Gbit/s', [7900, 6100], {
    term: 'ANNUAL',
    licensingType: 'SUBSCRIPTION',
  }),
  product('standard', 'Printed pages', 'By the printer’s own count', [2, 1], {
    licensingType: 'CONSUMPTION',
    ...counted('Printed pages'),
  }),
  product('standard', 'Domain name', 'Renewed each year', [150, 90], yearly),
  product('standard', 'Certificate', 'For one host name', [600, 350], { ...yearly, ...fixed(2) }),
  product('standard', 'Onboarding', 'Setup of devices, people and policies', [95_000, 41_000], once),
  product('standard', 'Workstation, new', 'A business laptop with three years of service', [124_900, 109_000], {
    ...once,
    ...fixed(1),
    licensingType: 'PERPETUAL',
  }),
  product('standard', 'Quarterly review', 'A meeting on what was done and what comes', [0, 4500], {
    billing: 'NO_CHARGE',
  }),
  product('standard', 'Emergency phone', 'The number that is always answered', [4900, 1800], {
    allowAllTechnicians: false,
    permissionUserRoles: [helpDesk],
  }),

  product('group', 'Workstation bundle', 'Care, security and remote access for workstations', [2990, 1140], {
    productIds: ['2', '3', '7'],
    ...counted('Workstations'),
  }),
  product('group', 'Small office', 'Firewall, line and two access points', [18_500, 12_400], {
    productIds: ['28', '29', '30'],
  }),
  product('group', 'New employee', 'Laptop, office suite and password manager', [129_900, 111_000], {
    productIds: ['15', '26', '35'],
    ...once,
    ...fixed(1),
  }),
];
