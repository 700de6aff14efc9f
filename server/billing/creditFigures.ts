import { centsOf } from '../kernel/money.ts'
import type { TaxLine } from '../points/events.ts'
import type { Recharge } from '../points/wallet.ts'
import { cashRoundingOf, taxesAt } from './tax.ts'

/** The amounts of a credit note, in cents. */
export interface CreditFigures {
  readonly subtotal: number
  readonly taxes: readonly TaxLine[]
  readonly tax: number
  readonly total: number
  /** What rounding to 5 cents adds or takes when it is paid back in cash. */
  readonly cashRounding: number
}

/**
 * The figures of a credit note over a part of a payment, at the payment's rates. Each figure is the value of all reversed parts less their
 * value before this note, so that notes over a whole payment add up to its invoice to the cent (decisions F11, G6).
 * @param recharge the payment; `reversed` points of it were taken back before, a point being a cent
 * @param subtotal cents before tax
 */
export function creditFigures(
  { taxes: rates, reversed, method }: Pick<Recharge, 'taxes' | 'reversed' | 'method'>,
  subtotal: number,
): CreditFigures {
  const before = taxesAt(rates, reversed)
  const after = taxesAt(rates, reversed + subtotal)
  const taxes = after.map((line, place) => ({ ...line, cents: line.cents - (before[place]?.cents ?? 0) }))
  const tax = centsOf(taxes)
  const roundingAt = (worth: number) => cashRoundingOf(worth, method)
  const cashRounding =
    roundingAt(reversed + subtotal + centsOf(after)) - roundingAt(reversed + centsOf(before))
  return { subtotal, taxes, tax, total: subtotal + tax, cashRounding }
}
