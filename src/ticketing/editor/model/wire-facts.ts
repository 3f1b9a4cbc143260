/** What the server knows of attributes and statuses, as the rules look at it. */
import type { EndpointResponse } from '../../../host/http/endpoint.ts';
import type { listTicketStatuses } from '../../contract.ts';
import { attributeTypes, type TicketAttribute, type TicketStatus } from '../../terms/ticket.ts';

/** Attributes of kinds that this release knows. */
export const isKnownAttribute = <Attribute extends { attributeType: string }>(
  attribute: Attribute,
): attribute is Attribute & Pick<TicketAttribute, 'attributeType'> =>
  attributeTypes.some((type) => type === attribute.attributeType);

type WireStatus = EndpointResponse<typeof listTicketStatuses>[number];

export const asStatus = ({ id, displayName, parentId }: WireStatus): TicketStatus => ({
  id,
  displayName,
  ...(parentId !== undefined && { parentId }),
});
