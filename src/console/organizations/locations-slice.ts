/** Where the customers are. Source: spec 002 §3.5. */
import { location } from '../../directory/contract.ts';
import { listSlice } from '../list-slice.ts';

export const locationsSlice = listSlice({
  name: 'locations',
  section: '002 §3.5',
  what: 'location',
  entry: location,
});
