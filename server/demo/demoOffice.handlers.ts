import { CustomerTag } from '../../schema/rules/enumerations.ts'
import { saveCustomerMemo, setCustomerTag } from '../identity/officeCustomers.handlers.ts'
import { granted } from '../kernel/rejection.ts'
import { businessDate } from '../kernel/time.ts'
import type { CrewsContext } from '../staffing/crews.store.ts'
import { addClosedDate, setDayOff } from '../staffing/workCalendar.handlers.ts'
import { demoPeople } from './demoAccounts.handlers.ts'
import { demoCrewId } from './demoCrews.store.ts'
import { workingDayAfter } from './demoDays.ts'

const MEMO =
  'Pays by cheque at the end of the month. Allergic to lavender: unscented products only, and ask before letting the dog out.'

/** Working days ahead, behind everything that the demo has booked for a day. */
const CLOSED_DAY = 16
const DAY_OFF = 18

/**
 * The office's actions without an order: a memo and a label on a customer, a closed day, and a day off of crew 2. They are recorded like
 * all actions of administrators; repeating them changes nothing.
 * @param startedAt the anchor of all dates of the demo data
 * @throws if a rule refuses it
 */
export async function playOffice(crews: CrewsContext, startedAt: Temporal.Instant): Promise<void> {
  const { adminId, customers } = demoPeople()
  const act = { adminId, at: startedAt }
  const target = { adminId, now: startedAt, userId: customers.grace.userId }
  const dateAhead = (days: number) => workingDayAfter(businessDate(startedAt), days).toString()
  granted(await saveCustomerMemo(crews.db, target, { newMemo: MEMO }))
  granted(await setCustomerTag(crews.db, target, { specialAttr: CustomerTag.Vip }))
  granted(await addClosedDate(crews, act, { date: dateAhead(CLOSED_DAY), catalog: undefined }))
  granted(await setDayOff(crews, act, { groupId: demoCrewId('Crew 2'), date: dateAhead(DAY_OFF) }))
}
