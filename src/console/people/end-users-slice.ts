/** Who uses the devices of an organization. Source: spec 002 §3.5 and §9. */
import * as z from 'zod/mini';
import { user } from '../../directory/contract.ts';
import { identifier } from '../../host/http/wire.ts';
import { listSlice } from '../list-slice.ts';

export const endUsersSlice = listSlice({
  name: 'endUsers',
  section: '002 §3.5, §9',
  what: 'end user',
  entry: z.object({ ...user.shape, clientId: z.nullish(identifier) }),
});
