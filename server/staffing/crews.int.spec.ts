import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoCrewId, seedStaff } from '../demo/demoCrews.store.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { crewMembers } from './crewMembers.store.ts'
import {
  closedDates,
  countCrewsBetween,
  countCrewsOn,
  crewRosters,
  loadCrewReferenceData,
} from './crewReferenceData.store.ts'
import { findCrew, findCrewOf, listActiveCrews } from './crews.store.ts'

const now = Temporal.Instant.from('2026-11-21T17:00:00Z')
const day = (text: string) => Temporal.PlainDate.from(text)
const referenceData = () => loadCrewReferenceData(database.db)
const names = ['sam', 'jasleen', 'lee', 'marek', 'daniel'] as const
const [crew1, crew2] = [demoCrewId('Crew 1'), demoCrewId('Crew 2')]

let database: FreshDatabase
let staff: Record<(typeof names)[number], string>

beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.pool.query('truncate staff, staff_group, staff_group_member, group_day_off, closed_date')
  staff = {
    sam: await hired(1),
    jasleen: await hired(2),
    lee: await hired(3),
    marek: await hired(4),
    daniel: await hired(5),
  }
  await seedStaff(database.db, staff, now)
})
afterAll(() => database.drop())

describe('crews', () => {
  it('are active while one member is enabled', async () => {
    expect(countCrewsOn(await referenceData(), day('2026-11-23')).active).toBe(2)
    await disable(staff.sam)
    expect((await listActiveCrews(database.db)).map(({ groupNo }) => groupNo)).toEqual(['Crew 1', 'Crew 2'])
    await disable(staff.jasleen)
    expect(await listActiveCrews(database.db)).toEqual([{ groupId: crew2, groupNo: 'Crew 2' }])
    expect(countCrewsOn(await referenceData(), day('2026-11-23'))).toEqual({ existing: 2, active: 1 })
  })

  it('no longer count once they or all their people are removed', async () => {
    await database.pool.query('update staff_group set removed_at = now() where id = $1', [crew1])
    await database.pool.query('update staff set removed_at = now() where id <> all($1)', [
      [staff.sam, staff.jasleen],
    ])
    expect(countCrewsOn(await referenceData(), day('2026-11-23'))).toMatchObject({ existing: 1, active: 0 })
    expect(await findCrew(database.db, crew1)).toEqual({ groupId: crew1, groupNo: 'Crew 1' })
  })

  it('show who is in them, in the order they joined', async () => {
    await disable(staff.jasleen)
    expect(await crewMembers(database.db, crew1)).toEqual([
      {
        staffId: staff.sam,
        staffNo: 'S-1',
        photo: expect.stringContaining('/static/staff/S-1.svg?token='),
        firstName: 'Person 1',
        lastName: 'Test',
        rate: 4.5,
        isEnabled: true,
      },
      {
        staffId: staff.jasleen,
        staffNo: 'S-2',
        photo: expect.stringContaining('/static/staff/S-2.svg?token='),
        firstName: 'Person 2',
        lastName: 'Test',
        rate: 4.5,
        isEnabled: false,
      },
    ])
    expect(await crewMembers(database.db, 'crew')).toEqual([])
    expect(await findCrewOf(database.db, staff.marek)).toEqual({ groupId: crew2, groupNo: 'Crew 2' })
    expect(await findCrewOf(database.db, await hired(6))).toBeUndefined()
  })

  it('are offered by number as people count', async () => {
    await database.pool.query("update staff_group set group_no = 'Crew 10' where id = $1", [crew1])
    const rosters = crewRosters(await referenceData(), {})
    expect(rosters.map(({ groupNo }) => groupNo)).toEqual(['Crew 2', 'Crew 10'])
  })

  it('share no person and no number', async () => {
    const twice = database.pool.query('insert into staff_group_member values ($1, $2, now())', [
      staff.sam,
      crew2,
    ])
    await expect(twice).rejects.toThrow('staff_group_member_pkey')
    const again = database.pool.query("insert into staff_group values (gen_random_uuid(), 'Crew 1', now())")
    await expect(again).rejects.toThrow('staff_group_no_unique')
  })
})

describe('days', () => {
  it('count the crews that have not the day off', async () => {
    await database.pool.query(
      "insert into group_day_off values ($1, '2026-11-24'), ($2, '2026-11-24'), ($1, '2026-11-26')",
      [crew1, crew2],
    )
    expect(countCrewsBetween(await referenceData(), day('2026-11-23'), day('2026-11-26'))).toEqual([
      { day: '2026-11-23', existing: 2, active: 2 },
      { day: '2026-11-24', existing: 2, active: 0 },
      { day: '2026-11-25', existing: 2, active: 2 },
      { day: '2026-11-26', existing: 2, active: 1 },
    ])
  })

  it('do not count the day off of a crew that could not work anyway', async () => {
    await disable(staff.sam)
    await disable(staff.jasleen)
    await database.pool.query("insert into group_day_off values ($1, '2026-11-24')", [crew1])
    expect(countCrewsOn(await referenceData(), day('2026-11-24'))).toMatchObject({ existing: 2, active: 1 })
  })

  it('are closed for one catalog or for all, both ends included', async () => {
    await database.pool.query("insert into closed_date values ('2026-12-31', 0), ('2026-12-24', 3)")
    const december = { first: day('2026-12-24'), last: day('2026-12-31') }
    expect(closedDates(await referenceData(), 1, december)).toEqual([
      '2026-12-25',
      '2026-12-26',
      '2026-12-31',
    ])
    expect(closedDates(await referenceData(), 3, december)).toEqual(['2026-12-24', '2026-12-31'])
    expect(
      closedDates(await referenceData(), 2, { first: day('2026-12-27'), last: day('2026-12-30') }),
    ).toEqual([])
  })
})

async function hired(number: number): Promise<string> {
  const id = crypto.randomUUID()
  await database.pool.query(
    `insert into staff (id, staff_no, first_name, last_name, email, self_assessment, unit, street_no, street_name, city, postal, province,
       language, created_at)
     values ($1, $2, $3, 'Test', $4, 4.5, '', '', 'Street', 'Calgary', '', 1, 'en', now())`,
    [id, `S-${number}`, `Person ${number}`, `person${number}@example.com`],
  )
  return id
}

async function disable(staffId: string): Promise<void> {
  await database.pool.query('update staff set is_disabled = true where id = $1', [staffId])
}
