import { inBusinessZone } from '../kernel/time.ts'
import { averysVisits } from './demoAverysVisits.ts'
import { workingDayAfter } from './demoDays.ts'
import { neighboursPast, neighboursPlans } from './demoNeighbourVisits.ts'
import { calgaryAddressOf, type DemoBooker } from './demoPeople.ts'
import type { DemoServiceText } from './demoServiceTexts.ts'
import { workOfToday } from './demoToday.ts'
import { at, type DemoVisit, type GroupNo, upcoming } from './demoVisit.ts'

/** All orders, in no order of time. @param startedAt the moment from which every date of the demo data counts */
export function demoVisits(startedAt: Temporal.Instant): readonly DemoVisit[] {
  const today = inBusinessZone(startedAt).toPlainDate()
  return [
    ...averysVisits(startedAt),
    ...fullDays(today),
    ...workOfToday(startedAt),
    ...neighboursPast(today),
    ...neighboursPlans(today),
    ...backlog(today),
  ]
}

/** The first morning ahead, the second afternoon and the whole fifth day are full of cleanings. */
function fullDays(today: Temporal.PlainDate): readonly DemoVisit[] {
  const plan = (
    customer: DemoBooker,
    service: DemoServiceText,
    [n, time]: readonly [number, string],
    crew?: GroupNo,
  ) => {
    const date = workingDayAfter(today, n)
    const address = calgaryAddressOf(customer)
    return upcoming(today, { key: `${customer} ${n}`, customer, address, service, date, time }, crew)
  }
  return [
    plan('marisol', 'standardClean', [1, '09:00'], 'Crew 1'),
    plan('theo', 'standardClean', [1, '10:30'], 'Crew 2'),
    plan('grace', 'deepClean', [2, '09:00'], 'Crew 2'),
    plan('marisol', 'standardClean', [2, '13:00']),
    {
      ...plan('camille', 'standardClean', [4, '13:30'], 'Crew 2'),
      notes: [
        {
          at: at(today.subtract({ days: 4 }), '18:37'),
          by: 'customer',
          text: 'La clé est chez la voisine, au 41. Merci d’enlever vos chaussures.',
        },
      ],
    },
    plan('theo', 'deepClean', [5, '09:30'], 'Crew 1'),
    plan('grace', 'deepClean', [5, '09:00']),
  ]
}

const bookers: readonly DemoBooker[] = ['marisol', 'theo', 'grace', 'bronwyn', 'hugo', 'ines']
const VISITS = 12
const FIRST_DAY_AHEAD = 7
const VISITS_A_DAY = 2
const MINUTES_APART = 17

/** Cleanings that wait for a crew, two a day: more than a page of the office's list. */
function backlog(today: Temporal.PlainDate): readonly DemoVisit[] {
  const firstAt = at(today.subtract({ days: 1 }), '10:05')
  return Array.from({ length: VISITS }, (_, nth) => {
    const customer = bookers[nth % bookers.length] ?? 'marisol'
    return {
      key: `${customer} waiting ${nth + 1}`,
      customer,
      address: calgaryAddressOf(customer),
      service: nth % 3 === 2 ? 'carpetCleaning' : 'standardClean',
      date: workingDayAfter(today, FIRST_DAY_AHEAD + Math.floor(nth / VISITS_A_DAY)),
      time: nth % VISITS_A_DAY === 0 ? '09:30' : '13:00',
      placedAt: firstAt.add({ minutes: nth * MINUTES_APART }),
    }
  })
}
