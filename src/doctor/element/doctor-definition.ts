import {
  type ElementDefinition,
  errorEvent,
  event,
  flag,
  integer,
  method,
  tagName,
  text,
} from '../../host/element-definition.ts';
import type { DoctorFinding, DoctorReport } from '../findings/finding-types.ts';

export const doctorDefinition = {
  tag: tagName('doctor'),
  attributes: { onDemand: flag(), probePath: text(), slowAfter: integer(), docsUrl: text() },
  properties: {},
  events: { 'rmm-doctor-finding': event<DoctorFinding>(), 'rmm-error': errorEvent },
  methods: { check: method<() => Promise<DoctorReport>>(), report: method<() => DoctorReport>() },
} as const satisfies ElementDefinition;
