import { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { derivedId } from '../kernel/ids.ts'
import { businessDate } from '../kernel/time.ts'

const HOLIDAY_YEARS = 7

/**
 * Puts the demo staff into their crews, and closes cleaning and lawn care on the holidays of this year and the next six.
 * @param staffIds the ids of the crews' members by name, from seedAccounts
 */
export async function seedStaff(
  db: Db,
  staffIds: Readonly<Record<DemoCrewMember, string>>,
  now: Temporal.Instant,
): Promise<void> {
  const at = now.toString()
  const groups = demoCrews.map(({ groupNo }) => ({
    id: demoCrewId(groupNo),
    group_no: groupNo,
    created_at: at,
  }))
  const members = demoCrews.flatMap((crew) =>
    crew.members.map((name) => ({
      staff_id: staffIds[name],
      group_id: demoCrewId(crew.groupNo),
      joined_at: at,
    })),
  )
  await db.insertInto('staff_group').values(groups).execute()
  await db.insertInto('staff_group_member').values(members).execute()
  await db
    .insertInto('closed_date')
    .values(holidaysFrom(businessDate(now).year))
    .execute()
}

/** The id of a demo crew, the same wherever it is seeded. */
export function demoCrewId(groupNo: (typeof demoCrews)[number]['groupNo']): string {
  return derivedId('demo crews', groupNo)
}

function holidaysFrom(year: number) {
  const years = Array.from({ length: HOLIDAY_YEARS }, (_, offset) => year + offset)
  const days = years.flatMap((of) => demoHolidays.map((monthDay) => `${of}-${monthDay}`))
  const catalogs = [ServiceCatalog.HouseCleaning, ServiceCatalog.LawnCare]
  return days.flatMap((day) => catalogs.map((service_catalog) => ({ day, service_catalog })))
}

/** The demo crews with their members, by the names of seedAccounts. */
export const demoCrews = [
  { groupNo: 'Crew 1', members: ['sam', 'jasleen'] },
  { groupNo: 'Crew 2', members: ['lee', 'marek', 'daniel'] },
] as const

export type DemoCrewMember = (typeof demoCrews)[number]['members'][number]

/** Days without cleaning or mowing, as month and day; snow falls on holidays too. */
export const demoHolidays = ['01-01', '07-01', '12-25', '12-26'] as const
