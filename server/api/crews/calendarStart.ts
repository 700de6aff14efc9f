import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import { Arg, Int } from '../graphql/decorators.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'

const { monthsBack: MOST } = businessRules.officeCalendar

/** How far back a list of the office's calendar reaches (decision W3). */
export function MonthsBack() {
  return Arg('monthsBack', () => Int, `From the first of that month on; 0 to ${MOST}, and 0 begins today.`, {
    defaultValue: 0,
  })
}

/** The first day of such a list, yyyy-mm-dd. @throws GraphQLError BAD_USER_INPUT */
export function calendarStart({ now, language }: GraphqlContext, monthsBack: number): string {
  return accepted(startOf(businessDate(now), monthsBack), language)
}

function startOf(today: Temporal.PlainDate, months: number): string | Rejection {
  if (months < 0 || months > MOST) return reject(RejectionCode.FIELD_INVALID, { field: 'monthsBack' })
  return months === 0 ? today.toString() : today.with({ day: 1 }).subtract({ months }).toString()
}
