import { workingDayAfter } from './demoDays.ts'
import { calgaryAddressOf, type DemoBooker } from './demoPeople.ts'
import { at, type DemoVisit } from './demoVisit.ts'

const bookers: readonly DemoBooker[] = ['marisol', 'theo', 'grace', 'bronwyn', 'hugo', 'ines']
const VISITS = 12
const FIRST_DAY_AHEAD = 7
const VISITS_A_DAY = 2
const MINUTES_APART = 17

/** Cleanings that wait for a crew, two a day: more than a page of the office's list. */
export function backlog(today: Temporal.PlainDate): readonly DemoVisit[] {
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
