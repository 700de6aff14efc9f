/** Which local days the dashboard is about; weeks begin on Monday. */
export interface DashboardSpan {
  readonly today: Temporal.PlainDate
  readonly tomorrow: Temporal.PlainDate
  /** The last 14, today included, the oldest first. */
  readonly days: readonly string[]
  /** The Mondays of the last 8 weeks, this one included, the oldest first. */
  readonly weeks: readonly string[]
  /** Of the last 30, today included. */
  readonly firstOfMonth: string
  /** Of this week. */
  readonly sunday: string
  /** Today and the 6 days after. */
  readonly coming: readonly string[]
}

export function dashboardSpan(today: Temporal.PlainDate): DashboardSpan {
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  return {
    today,
    tomorrow: today.add({ days: 1 }),
    days: inOrder(14, (back) => today.subtract({ days: 13 - back })),
    weeks: inOrder(8, (back) => monday.subtract({ weeks: 7 - back })),
    firstOfMonth: today.subtract({ days: 29 }).toString(),
    sunday: monday.add({ days: 6 }).toString(),
    coming: inOrder(7, (ahead) => today.add({ days: ahead })),
  }
}

function inOrder(length: number, day: (at: number) => Temporal.PlainDate): readonly string[] {
  return Array.from({ length }, (_, at) => day(at).toString())
}
