/** The customers. Source: spec 002 §3.5. */
import { organization } from '../../directory/contract.ts';
import { listSlice } from '../list-slice.ts';

export const organizationsSlice = listSlice({
  name: 'organizations',
  section: '002 §3.5',
  what: 'organization',
  entry: organization,
});
