import { sql } from 'kysely'
import { demoPeople } from '../accounts/demoAccounts.handlers.ts'
import { openSession } from '../accounts/sessions.store.ts'
import { demoServiceId } from '../catalog/demoCatalog.store.ts'
import type { Db } from '../kernel/database.ts'
import type { Area } from '../kernel/viewer.ts'
import { OperatorError } from '../operations/operatorError.ts'
import { cleaning } from '../testing/bookings.ts'
import type { Belongings } from '../testing/calls/validCall.ts'
import { CALLERS } from './load.ts'

/** Whom and what the calls of a benchmark are about: of a loaded database those that have most. */
export interface Sample extends Belongings {
  readonly tokens: Readonly<Record<Area, string>>
  /** Of the customer. */
  readonly firstName: string
  /** The last digits of a phone number that somebody has. */
  readonly phoneEnd: string
  readonly userNo: string
  readonly staffNo: string
  readonly staffFirstName: string
  readonly groupId: string
  /** A pending order of the same customer or another one. */
  readonly pending: { readonly userId: string; readonly orderNo: string; readonly orderId: string }
}

/** A customer who can be signed in as. */
export interface Caller {
  readonly userId: string
  readonly addressId: string
  readonly token: string
}

interface Ground {
  readonly db: Db
  readonly sessionSecret: string
}

/** @throws OperatorError for a database without a load */
export async function takeSample(ground: Ground, now: Temporal.Instant): Promise<Sample> {
  const { db } = ground
  const customer = await busiestCustomer(db)
  const crew = await busiestCrew(db)
  const pending = await pendingOrder(db)
  const open = async (area: Area, personId: string) =>
    (await openSession(ground, { area, personId, isRemembered: false, now })).token
  return {
    ...customer,
    ...crew,
    pending,
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

/** Customers with points that last, each signed in. @throws OperatorError for a database without a load */
export async function signInCallers(ground: Ground, now: Temporal.Instant): Promise<readonly Caller[]> {
  const rows = await ground.db
    .selectFrom('customer')
    .innerJoin('address', 'address.customer_id', 'customer.id')
    .select(['customer.id as userId', 'address.id as addressId'])
    .where('email', 'like', '%@example.net')
    .where('is_default', '=', true)
    .orderBy('customer.created_at')
    .limit(CALLERS)
    .execute()
  if (rows.length < CALLERS) throw noLoad()
  return Promise.all(
    rows.map(async ({ userId, addressId }) => {
      const session = { area: 'customer', personId: userId, isRemembered: false, now } as const
      return { userId, addressId, token: (await openSession(ground, session)).token }
    }),
  )
}

async function busiestCustomer(db: Db) {
  const { rows } = await sql<
    Pick<Sample, 'userId' | 'orderNo' | 'orderId' | 'addressId' | 'firstName' | 'userNo' | 'phoneEnd'>
  >`
    with busiest as (
      select user_id, count(*) as orders from order_history join customer c on c.id::text = user_id
      where c.email like '%@example.net' and c.is_active and c.phone is not null group by user_id order by orders desc, user_id limit 1)
    select o.user_id as "userId", o.order_no as "orderNo", o.order_id as "orderId", a.id as "addressId",
      c.first_name as "firstName", c.user_no as "userNo", right(c.phone, 6) as "phoneEnd"
    from busiest b join order_history o on o.user_id = b.user_id and o.status = 3
    join customer c on c.id::text = b.user_id join address a on a.customer_id = c.id and a.is_default
    order by o.placed_at desc limit 1`.execute(db)
  const [row] = rows
  if (!row) throw noLoad()
  const { rows: payments } = await sql<{ paymentId: number }>`
    select payment_id as "paymentId" from payment where user_id = ${row.userId} order by payment_id desc limit 1`.execute(
    db,
  )
  return { ...row, paymentId: payments[0]?.paymentId ?? 1 }
}

async function busiestCrew(db: Db) {
  const { rows } = await sql<Pick<Sample, 'staffId' | 'staffNo' | 'staffFirstName' | 'groupId'>>`
    with busiest as (
      select group_id, count(*) as orders from order_history where group_id is not null
      group by group_id order by orders desc, group_id limit 1)
    select s.id as "staffId", s.staff_no as "staffNo", s.first_name as "staffFirstName", m.group_id as "groupId"
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
    .orderBy('booked_at', 'desc')
    .executeTakeFirst()
  if (!row) throw noLoad()
  return row
}

function noLoad(): OperatorError {
  return new OperatorError('There is nothing to measure with: run `npm run bench -- load 100000` first.')
}
