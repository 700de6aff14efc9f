/** The crews of the demo data: who works together, by the names seedAccounts gives its staff. */
export const demoCrews = [
  { groupNo: 'Crew 1', members: ['sam', 'jasleen'] },
  { groupNo: 'Crew 2', members: ['lee', 'marek', 'daniel'] },
] as const

export type DemoCrewMember = (typeof demoCrews)[number]['members'][number]

/** Days without cleaning or mowing, as month and day; snow falls on holidays too. */
export const demoHolidays = ['01-01', '07-01', '12-25', '12-26'] as const
