import { businessRules } from '../../../schema/rules/businessRules.ts'
import { typedNumber } from '../../format/typedNumber.ts'

/** What somebody wants to recharge, as they typed it: in points or in dollars. */
export interface Amount {
  readonly by: 'points' | 'dollars'
  readonly typed: string
  /** Whole dollars before tax, rounded up; undefined without an amount or for one that cannot be paid. */
  readonly dollars: number | undefined
  /** Something was typed that cannot be paid. */
  readonly isFaulty: boolean
}

const { recharge, pointsPerDollar } = businessRules

/** The largest recharge of the office's form (back-office document, section 9). */
export const mostDollars = Math.floor(recharge.largestCents / 100)

/** Reads an amount. A dollar is 100 points. */
export function amountOf(by: Amount['by'], typed: string): Amount {
  const number = typedNumber(typed)
  const dollars = Math.ceil(by === 'points' ? number / pointsPerDollar : number)
  const isPayable = dollars >= 1 && dollars <= mostDollars
  return {
    by,
    typed,
    dollars: isPayable ? dollars : undefined,
    isFaulty: typed.trim() !== '' && !isPayable,
  }
}

/** What a field shows: the text typed into it, or what the other one comes to. */
export function typedAmount({ by, typed, dollars }: Amount, field: Amount['by']): string {
  if (by === field) return typed
  if (dollars === undefined) return ''
  return String(field === 'points' ? dollars * pointsPerDollar : dollars)
}

/** Whether an amount comes to more points than were typed, because only whole dollars are paid. */
export function isRounded({ by, typed }: Amount, points: number): boolean {
  const number = typedNumber(typed)
  return (by === 'points' ? number : number * pointsPerDollar) !== points
}
