import type { Theme } from './article.ts';

export const integrations: Theme = {
  name: 'Integrations and products',
  articles: [
    {
      name: 'Map organizations to companies',
      slug: 'map-organizations',
      labels: 'integrations psa mapping organizations companies company accounts sync apps',
      body: `
A professional services automation (PSA) provider calls your organizations companies or accounts. The mapping tells which is which; devices are then kept there as configuration items or products.

1. Under **Company Criteria**, choose types and statuses to limit which companies are offered.
2. Select an organization, choose its company, and, if you like, a product mapping and a configuration type mapping.
3. Map its locations to sites in the same dialog.

**Clear Mapping** deletes the mapping data of the checked organizations for good, after you confirm.
`,
    },
    {
      name: 'Auto Map',
      slug: 'auto-map',
      labels: 'integrations psa auto map mapping organizations locations sites',
      body: `
**Auto Map** finds companies, and sites for locations, that belong to yours. Nothing is saved yet: a list shows what will be mapped, and how many.

- **Auto Map** in the list saves it.
- **Cancel** throws it away.

If something is missing in the list, refresh the provider's data first, and see whether the company criteria leave it out. “There are no sites to be mapped” means that the company has none.
`,
    },
    {
      name: 'Map locations to sites',
      slug: 'map-locations',
      labels: 'integrations psa locations sites agreement organizations mapping',
      body: `
For each location choose a site, a product mapping and a configuration type mapping. **Default** takes what the organization has, **None** leaves it out.

An agreement is optional. If you set one, the location's devices map to it, otherwise to the agreement type of the product mapping. It can be chosen once there is a product mapping.

With providers that speak of accounts, changing an organization's account resets the mapping of its locations. A warning says so; check it afterwards.
`,
    },
    {
      name: 'Configuration type mappings',
      slug: 'configuration-types',
      labels: 'integrations psa configuration types device role mapping status',
      body: `
A configuration type mapping says as what the provider keeps a device of each role, and which status it gets when the device is created and deleted.

1. Select **Add New Mapping** and give it a name, up to 50 characters and not taken yet.
2. Add a row for each device role. A role can stand in one row only.

With one mapping checked you can edit, copy or delete it. A copy gets “(Copy)” behind its name.
`,
    },
    {
      name: 'Product mappings and their order',
      slug: 'product-mappings',
      labels: 'integrations psa product mapping agreement rules rank groups role billing form products',
      body: `
A product mapping is a list of rules: devices with a role, in any or in all of some groups, are billed as a product under an agreement type.

The rules are read from the top. With the type for **single** hits the first rule that fits counts, with the one for **multiple** hits all that fit. Select a rule and move it with **Up** and **Down**.

“Already exists a mapping with the same role and groups”: change the one that is there instead.
`,
    },
    {
      name: 'Synchronize products every month',
      slug: 'product-sync',
      labels: 'integrations psa product agreement sync schedule monthly billing form products',
      body: `
On the **Sync** tab of the product page, **Enabled** turns on the synchronization of agreements with the products of your devices.

It runs monthly: choose the day, the time (09:00 in the beginning), when it starts and ends, and every how many months, up to 12. Other rhythms are not offered.
`,
    },
    {
      name: 'Which device data are synchronized',
      slug: 'device-data-sync',
      labels: 'integrations psa device data attributes sync devices configuration questions',
      body: `
Choose which facts about devices the provider gets: operating system, memory, serial number, addresses, disks and more. **Select All** takes a whole group.

Some are always sent and cannot be cleared: name, device identifier, IP address and the link to the device in the console.

The other group answers questions of the provider's configurations, such as the remote URL or the product key.
`,
    },
    {
      name: 'Refresh the data of a provider',
      slug: 'refresh-provider',
      labels: 'integrations psa refresh provider companies error update',
      body: `
Companies, types, statuses, agreements and products are fetched once and kept. After you changed something at the provider, select **Refresh** beside the mapping table. A spinner shows while it works; then “Successfully updated provider entities” confirms it.

“Error while refreshing provider entities”: check that the connection is enabled and that its credentials are still valid, then try again. A name with “(Deleted)” behind it no longer exists at the provider.
`,
    },
    {
      name: 'Tickets from the systray',
      slug: 'help-desk-contacts',
      labels: 'integrations psa help desk systray contact tickets email',
      body: `
End users can send a request to the help desk from the systray. On the **Help Desk** tab, choose whether a contact is made at the provider for e-mail addresses that have none yet.

Without it, a request from an unknown address becomes a ticket without a contact of its own. Some providers can also put the pictures of a request into the ticket.
`,
    },
    {
      name: 'Products and prices',
      slug: 'products',
      labels: 'billing products price cost product form license storage roles multipliers',
      body: `
A product needs a name (up to 50 characters), a description (up to 250), a price and a cost. The tabs add how it is counted, license and term, and who may use it.

- **Managed** products count devices by role and group, or end users by role.
- **Storage** products have an included amount, for each device or in total.
- **User role** products have multipliers: on site, remote, normal hours and off hours.

On **Permissions**, choose all technicians or those with certain roles.
`,
    },
  ],
};
