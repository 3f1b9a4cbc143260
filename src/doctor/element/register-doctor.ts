/**
 * Registers `<rmm-doctor>`. Without React, and all of it in one file: it has to work on a page where other files do not come,
 * where React is an older one, or where a policy keeps half of the page away.
 */
import { definePlainElement } from '../../host/element/define-plain-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { doctorDefinition } from './doctor-definition.ts';
import { doctorElement } from './doctor-element.ts';

export type {
  Area as DoctorArea,
  FindingId as DoctorFindingId,
  FoundBy as DoctorFoundBy,
  Severity as DoctorSeverity,
} from '../findings/finding-table.ts';
export type { DoctorFinding, DoctorReport } from '../findings/finding-types.ts';

export const DoctorElement = definePlainElement(doctorDefinition, doctorElement);
export type DoctorElement = ElementOf<typeof doctorDefinition>;
