import type { Theme } from './article.ts';

export const integrations: Theme = {
  name: 'Integrations and products',
  articles: [
    {
      name: 'Map organizations to companies',
      slug: 'map-organizations',
      labels: 'integrations psa mapping organizations companies company accounts sync apps',
      body: `
A professional services automation (PSA) provider calls your organizations companies or accounts. A mapping links the two, and devices are then kept there as configuration items or products.

1. Under **Company Criteria**, choose types and statuses to limit the list of companies.
2. Select an organization and choose its company. You can also choose a product mapping and a configuration type mapping.
3. Map its locations to sites in the same dialog.

**Clear Mapping** permanently deletes the mapping data of the selected organizations after you confirm.
`,
    },
    {
      name: 'Auto Map',
      slug: 'auto-map',
      labels: 'integrations psa auto map mapping organizations locations sites',
      body: `
**Auto Map** matches your organizations to companies, and your locations to sites. Nothing is saved yet: you first see a list of what will be mapped.

- **Auto Map** in the list saves the mappings.
- **Cancel** discards them.

If something is missing from the list, refresh the provider’s data, and check whether the company criteria exclude it. “There are no sites to be mapped” means that the company has no sites.
`,
    },
    {
      name: 'Map locations to sites',
      slug: 'map-locations',
      labels: 'integrations psa locations sites agreement organizations mapping',
      body: `
For each location, choose a site, a product mapping and a configuration type mapping. **Default** uses the organization’s choice, **None** excludes the location.

An agreement is optional. If you set one, the location’s devices map to it. Otherwise they map to the agreement type of the product mapping. You can choose an agreement once there is a product mapping.

For providers that use accounts, changing an organization’s account resets the mapping of its locations. A warning tells you so. Check the mapping afterwards.
`,
    },
    {
      name: 'Configuration type mappings',
      slug: 'configuration-types',
      labels: 'integrations psa configuration types device role mapping status',
      body: `
A configuration type mapping defines what each device role is at the provider, and which status a device gets when it’s created and deleted.

1. Select **Add New Mapping** and enter a unique name of up to 50 characters.
2. Add a row for each device role. Each role can only be in one row.

Select a mapping to edit, copy or delete it. A copy has “(Copy)” after its name.
`,
    },
    {
      name: 'Product mappings and their order',
      slug: 'product-mappings',
      labels: 'integrations psa product mapping agreement rules rank groups role billing form products',
      body: `
A product mapping is a list of rules. Devices with a role, in any or all of some groups, are billed as a product under an agreement type.

Rules are read from top to bottom. With the **single** type, the first rule that matches applies. With the **multiple** type, every rule that matches applies. Select a rule and move it with **Up** and **Down**.

“Already exists a mapping with the same role and groups”: change the existing rule instead.
`,
    },
    {
      name: 'Synchronize products monthly',
      slug: 'product-sync',
      labels: 'integrations psa product agreement sync schedule monthly billing form products',
      body: `
On the **Sync** tab of the product page, turn on **Enabled** to synchronize agreements with the products of your devices.

The sync runs monthly. Choose the day, the time (09:00 by default), when it starts and ends, and its interval of up to 12 months. Other schedules aren’t available for this sync.
`,
    },
    {
      name: 'Which device data is synchronized',
      slug: 'device-data-sync',
      labels: 'integrations psa device data attributes sync devices configuration questions',
      body: `
Choose which device details the provider receives: operating system, memory, serial number, addresses, disks and more. **Select All** selects a whole group.

Some details are always sent and can’t be cleared: name, device identifier, IP address and the link to the device in the console.

The other group answers the provider’s configuration questions, such as the remote URL or the product key.
`,
    },
    {
      name: 'Refresh a provider’s data',
      slug: 'refresh-provider',
      labels: 'integrations psa refresh provider companies error update',
      body: `
Companies, types, statuses, agreements and products are loaded once and kept. If you change something at the provider, select **Refresh** next to the mapping table. A spinner shows that it’s working, then “Successfully updated provider entities” confirms it.

“Error while refreshing provider entities”: check that the connection is enabled and its credentials are still valid, then try again. A name with “(Deleted)” after it no longer exists at the provider.
`,
    },
    {
      name: 'Tickets from the systray',
      slug: 'help-desk-contacts',
      labels: 'integrations psa help desk systray contact tickets email',
      body: `
End users can send requests to the help desk from the systray. On the **Help Desk** tab, choose whether to create a contact at the provider for email addresses that don’t have one yet.

If you don’t, a request from an unknown address becomes a ticket without its own contact. Some providers can also add the images of a request to the ticket.
`,
    },
    {
      name: 'Products and prices',
      slug: 'products',
      labels: 'billing products price cost product form license storage roles multipliers',
      body: `
A product needs a name (up to 50 characters), a description (up to 250), a price and a cost. The tabs set how it’s counted, its license and term, and who can use it.

- **Managed** products count devices by role and group, or end users by role.
- **Storage** products include an amount of storage, for each device or in total.
- **User role** products have multipliers: on site, remote, normal hours and off hours.

On **Permissions**, choose all technicians or only those with certain roles.
`,
    },
  ],
};
