/** Technicians and administrators. Source: spec 002 §3.5 and §9. */
import { user } from '../../directory/contract.ts';
import { listSlice } from '../list-slice.ts';

export const usersSlice = listSlice({ name: 'users', section: '002 §3.5, §9', what: 'user', entry: user });
