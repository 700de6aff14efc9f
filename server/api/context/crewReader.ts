import type { CrewReader } from '../../readmodels/orderHistory/crewOrders.queries.ts'
import { findCrewOf } from '../../staffing/crews.store.ts'
import { type RequestContext, staffOf } from './requestContext.ts'

/** The crew member who is asking, with the crew they are in now. */
export async function crewReaderOf(context: RequestContext): Promise<CrewReader> {
  const { id: staffId } = staffOf(context)
  const crew = await findCrewOf(context.application.db, staffId)
  return { staffId, groupId: crew?.groupId }
}
