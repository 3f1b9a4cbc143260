/** The calls of scripting. Source: spec 001 §7. */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { nothing } from '../host/http/wire.ts';

const windowsService = z.object({ serviceName: z.string(), displayName: z.nullish(z.string()) });
export type WindowsService = z.output<typeof windowsService>;

export const listWindowsServices = endpoint({
  name: 'listWindowsServices',
  summary: 'Windows services by name: those of a device, or those that any device has; resultCode is SUCCESS',
  method: 'GET',
  path: '/webapp/winservice',
  params: nothing,
  query: z.object({ nodeId: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) }),
  body: nothing,
  response: z.object({
    resultCode: z.string(),
    message: z.nullish(z.string()),
    windowsServices: z.nullish(z.array(windowsService)),
  }),
  source: '001 §7',
});

export const scriptingEndpoints = [listWindowsServices] as const;
