import type { OfficeAct } from '../kernel/officeChange.ts'
import { adminOf, type RequestContext } from './requestContext.ts'

/** What the administrator who is asking does, as the record will name it. */
export function officeActOf(context: RequestContext): OfficeAct {
  return { adminId: adminOf(context).id, at: context.now }
}
