/** One mapping of each kind at the first start; they are the users' own from then on. */

import { type Database, readSetting, writeSetting } from '../database/open-database.ts';
import { psaMapping } from '../database/schema.ts';
import { deviceRoles } from '../directory/ticketing.ts';

const roleId = (name: string) => String(deviceRoles.find((role) => role.name === name)?.id);

const workstations = ['WINDOWS_WORKSTATION', 'LINUX_WORKSTATION', 'MAC'];
const servers = ['WINDOWS_SERVER', 'LINUX_SERVER', 'MAC_SERVER'];
const server = { id: '1', name: 'Managed Server' };
const workstation = { id: '2', name: 'Managed Workstation' };
const roles = [
  ...servers.map((name) => ({ name, type: server, product: { id: '2', name: 'Server Basic' }, category: '1' })),
  ...workstations.map((name) => ({
    name,
    type: workstation,
    product: { id: '1', name: 'Workstation Basic' },
    category: '2',
  })),
];

const mappings: (typeof psaMapping.$inferInsert)[] = [
  {
    kind: 'configuration',
    name: 'Standard configurations',
    content: {
      nodeRoleMappings: roles.map(({ name, type }, index) => ({
        id: String(index + 1),
        nodeRoleId: roleId(name),
        nodeRoleName: name,
        configurationTypeId: type.id,
        configurationTypeName: type.name,
        onCreateStatusId: '1',
        onCreateStatusName: 'Active',
        onDeleteStatusId: '3',
        onDeleteStatusName: 'Retired',
      })),
    },
  },
  {
    kind: 'product',
    name: 'Managed devices',
    content: {
      productMappingType: 'SINGLE_HIT',
      nodeRoleProductMappings: roles.map(({ name, product }, index) => ({
        id: String(index + 1),
        nodeRoleId: roleId(name),
        groups: [],
        groupsLogicOperator: 'AND' as const,
        productId: product.id,
        productName: product.name,
        agreementTypeId: '1',
        agreementTypeName: 'Managed Services',
        ranking: index + 1,
      })),
    },
  },
  {
    kind: 'role',
    name: 'Standard roles',
    content: {
      disableInstalledProductOnNodeDelete: true,
      overrideProductMapping: false,
      nodeRoleInstalledProductCategoryMappings: roles.map(({ name, product, category }, index) => ({
        id: String(index + 1),
        nodeRoleId: roleId(name),
        productId: product.id,
        productName: product.name,
        installedProductCategoryId: category,
        installedProductCategoryName: category === '1' ? 'Server' : 'Workstation',
      })),
    },
  },
];

export async function seedPsa(database: Database): Promise<void> {
  if (await readSetting(database, 'psa')) return;
  await database.batch([database.insert(psaMapping).values(mappings), writeSetting(database, 'psa', 'written')]);
}
