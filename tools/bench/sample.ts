import { sql } from 'kysely'
import { demoPeople } from '../../server/demo/demoAccounts.handlers.ts'
import { demoServiceId } from '../../server/demo/demoCatalog.store.ts'
import { openSession } from '../../server/identity/sessions.store.ts'
import type { Db } from '../../server/kernel/database.ts'
import { businessDate } from '../../server/kernel/time.ts'
import type { Area } from '../../server/kernel/viewer.ts'
import { OperatorError } from '../../server/runtime/operatorError.ts'
import { cleaning } from '../../server/testing/bookings.ts'
import type { Belongings } from '../../server/testing/calls/validCall.ts'

/** The subjects of a benchmark's calls: those with the most data in a loaded database. */
export interface Sample extends Belongings {
  readonly tokens: Readonly<Record<Area, string>>
  /** Of the customer. */
  readonly firstName: string
  readonly email: string
  /** The last digits of the customer's phone number. */
  readonly phoneEnd: string
  readonly userNo: string
  readonly staffNo: string
  readonly staffFirstName: string
  readonly groupId: string
  /** A finished order of the crew. */
  readonly crewOrderNo: string
  /** An order of the customer that is not finished. */
  readonly openOrderNo: string
  /** One that mails were written about, of anybody. */
  readonly mailedOrderNo: string
  /** How many pages of fifty all customers fill. */
  readonly customerPages: number
  readonly today: Temporal.PlainDate
  /** A pending order of anybody, by preference a day order in house cleaning. */
  readonly pending: { readonly userId: string; readonly orderNo: string; readonly orderId: string }
}

interface SampleContext {
  readonly db: Db
  readonly sessionSecret: string
}

/** @throws OperatorError for a database without a load */
export async function takeSample(context: SampleContext, now: Temporal.Instant): Promise<Sample> {
  const { db } = context
  const customer = await busiestCustomer(db, now)
  const crew = await busiestCrew(db)
  const pending = await pendingOrder(db)
  const open = async (area: Area, personId: string) =>
    (await openSession(context, { area, personId, isRemembered: false, now })).token
  return {
    ...customer,
    ...crew,
    pending,
    mailedOrderNo: (await mailedOrder(db)) ?? customer.orderNo,
    customerPages: await pagesOfFifty(db),
    today: businessDate(now),
    booking: cleaning(customer.addressId, '2030-01-01'),
    serviceId: demoServiceId('standardClean'),
    absentId: crypto.randomUUID(),
    tokens: {
      customer: await open('customer', customer.userId),
      admin: await open('admin', demoPeople().adminId),
      staff: await open('staff', crew.staffId),
    },
  }
}

type OfCustomer =
  | 'userId'
  | 'orderNo'
  | 'orderId'
  | 'addressId'
  | 'firstName'
  | 'email'
  | 'userNo'
  | 'phoneEnd'
  | 'openOrderNo'
  | 'paymentId'

/** The customer with the most orders, preferably with a payment, experience and a cleaning ahead, and their finished order with the most changes. */
async function busiestCustomer(db: Db, now: Temporal.Instant) {
  const yearAgo = now.subtract({ hours: 300 * 24 }).toString()
  const { rows } = await sql<Pick<Sample, OfCustomer>>`
    with busiest as (
      select user_id, count(*) as orders,
        exists (select from order_history o where o.user_id = h.user_id and o.status in (0, 1) and o.catalog = 1 and o.period_type = 0)::int
          + exists (select from experience_entry e where e.user_id = h.user_id and e.at > ${yearAgo})::int
          + exists (select from payment p where p.user_id = h.user_id and p.at > ${yearAgo})::int as told
      from order_history h join customer c on c.id::text = user_id
      where c.email like '%@example.net' and c.is_active and c.phone is not null
        and exists (select from order_history o where o.user_id = h.user_id and o.status = 3 and o.group_id is not null)
      group by user_id order by told desc, orders desc, user_id limit 1)
    select o.user_id as "userId", o.order_no as "orderNo", o.order_id as "orderId", a.id as "addressId",
      c.first_name as "firstName", c.email, c.user_no as "userNo", right(c.phone, 6) as "phoneEnd",
      coalesce((select order_no from order_history h where h.user_id = b.user_id and h.status in (0, 1) and h.catalog = 1
        and h.period_type = 0 order by order_id limit 1), o.order_no) as "openOrderNo",
      coalesce((select max(payment_id) from payment p where p.user_id = b.user_id), 1)::int as "paymentId"
    from busiest b join order_history o on o.user_id = b.user_id and o.status = 3 and o.group_id is not null
    join customer c on c.id::text = b.user_id join address a on a.customer_id = c.id and a.is_default
    order by (select count(*) from order_change g where g.order_id = o.order_id) desc, o.order_id limit 1`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw noLoad()
  return row
}

async function busiestCrew(db: Db) {
  const { rows } = await sql<
    Pick<Sample, 'staffId' | 'staffNo' | 'staffFirstName' | 'groupId' | 'crewOrderNo'>
  >`
    with busiest as (
      select group_id, count(*) as orders from order_history where group_id is not null
      group by group_id order by orders desc, group_id limit 1)
    select s.id as "staffId", s.staff_no as "staffNo", s.first_name as "staffFirstName", m.group_id as "groupId",
      (select order_no from order_history o where o.group_id = b.group_id and o.status = 3 order by order_id limit 1) as "crewOrderNo"
    from busiest b join staff_group_member m on m.group_id::text = b.group_id join staff s on s.id = m.staff_id
    order by s.id limit 1`.execute(db)
  const [row] = rows
  if (!row) throw noLoad()
  return row
}

async function pendingOrder(db: Db): Promise<Sample['pending']> {
  const row = await db
    .selectFrom('order_history')
    .select(['user_id as userId', 'order_no as orderNo', 'order_id as orderId'])
    .where('status', '=', 0)
    .orderBy(sql`catalog = 1 and period_type = 0`, 'desc')
    .orderBy('booked_at', 'desc')
    .executeTakeFirst()
  if (!row) throw noLoad()
  return row
}

/** Undefined if no order has a mail. */
async function mailedOrder(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ orderNo: string }>`
    select o.order_no as "orderNo" from order_history o
    join (select order_id, count(*) as mails from outbox where order_id is not null group by order_id) m on m.order_id::text = o.order_id::text
    order by mails desc, o.order_id limit 1`.execute(db)
  return rows[0]?.orderNo
}

async function pagesOfFifty(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('customer')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Math.ceil(Number(count) / 50)
}

function noLoad(): OperatorError {
  return new OperatorError('There is nothing to measure with: run `npm run bench -- load 100000` first.')
}
