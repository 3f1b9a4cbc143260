/** The same eight columns for all. */
export const columns = [
  { field: 'id', title: 'Id', isNumber: true },
  { field: 'name', title: 'Name' },
  { field: 'system', title: 'System' },
  { field: 'site', title: 'Site' },
  { field: 'owner', title: 'Owner' },
  { field: 'load', title: 'Load', isNumber: true },
  { field: 'memory', title: 'Memory', isNumber: true },
  { field: 'seen', title: 'Last seen' },
].map((column) => ({ ...column, width: 140 }));
