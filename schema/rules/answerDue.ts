import { businessRules } from './businessRules.ts'

/**
 * By when the office answers a reported problem (decision X1): the second business day after it, Monday to Friday.
 * @param reported the business's day of the report, yyyy-mm-dd
 * @returns yyyy-mm-dd
 */
export function answerDue(reported: string): string {
  let day = Temporal.PlainDate.from(reported)
  for (let left: number = businessRules.dispute.answerBusinessDays; left > 0; ) {
    day = day.add({ days: 1 })
    if (day.dayOfWeek <= 5) left -= 1
  }
  return day.toString()
}
