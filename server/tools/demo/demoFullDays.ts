import { workingDayAfter } from './demoDays.ts'
import { calgaryAddressOf, type DemoBooker } from './demoPeople.ts'
import type { DemoServiceText } from './demoServiceTexts.ts'
import { at, type DemoVisit, type GroupNo, upcoming } from './demoVisit.ts'

/** The first morning ahead, the second afternoon and the whole fifth day are full of cleanings. */
export function fullDays(today: Temporal.PlainDate): readonly DemoVisit[] {
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
