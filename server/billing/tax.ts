import { PaymentMethod, Province } from '../../schema/rules/enumerations.ts'
import { divideHalfUp } from '../kernel/money.ts'
import type { TaxLine } from '../points/events.ts'

/** Sales tax on recharges (decisions G1-G6). Amounts in cents, rates in thousandths of a percent. */

type Rate = Omit<TaxLine, 'cents'>

const gst: Rate = { name: 'GST', rateMilli: 5_000 }
const hst = (rateMilli: number): Rate => ({ name: 'HST', rateMilli })

/** Newest first; every rate here was in force on `from` and is until the next. */
const ratesSince: Record<Province, readonly { readonly from: string; readonly rates: readonly Rate[] }[]> = {
  [Province.AB]: since2016(gst),
  [Province.BC]: since2016(gst),
  [Province.MB]: since2016(gst),
  [Province.SK]: since2016(gst),
  [Province.NT]: since2016(gst),
  [Province.YT]: since2016(gst),
  [Province.NU]: since2016(gst),
  [Province.ON]: since2016(hst(13_000)),
  [Province.NB]: since2016(hst(15_000)),
  [Province.NL]: since2016(hst(15_000)),
  [Province.PE]: since2016(hst(15_000)),
  [Province.NS]: [{ from: '2025-04-01', rates: [hst(14_000)] }, ...since2016(hst(15_000))],
  [Province.QC]: since2016(gst, { name: 'QST', rateMilli: 9_975 }),
}

/**
 * The taxes of a payment, each rounded half up on the subtotal (decision G6); two for Quebec, else one.
 * @param payment the place of supply (decision G3), the local date yyyy-mm-dd, and cents before tax
 * @throws RangeError for a date before this table begins
 */
export function taxesOf(payment: {
  readonly province: Province
  readonly date: string
  readonly subtotal: number
}): TaxLine[] {
  const { province, date, subtotal } = payment
  const inForce = ratesSince[province].find(({ from }) => from <= date)
  if (!inForce) throw new RangeError(`no tax rates are known for ${date}`)
  return taxesAt(inForce.rates, subtotal)
}

/** Taxes at these rates, each rounded half up on the subtotal in cents (decision G6). */
export function taxesAt(rates: readonly Rate[], subtotal: number): TaxLine[] {
  return rates.map(({ name, rateMilli }) => ({
    name,
    rateMilli,
    cents: divideHalfUp(subtotal * rateMilli, 100_000),
  }))
}

/** What rounding a total to 5 cents adds or takes when it is paid in cash; 0 for every other method (decision G6). */
export function cashRoundingOf(total: number, method: PaymentMethod): number {
  return method === PaymentMethod.Cash ? divideHalfUp(total, 5) * 5 - total : 0
}

/** The one name and rate an invoice has room for: "GST 5% + QST 9.975%" and 14.975 for Quebec (decision G5). */
export function taxLabelOf(taxes: readonly Rate[]): { readonly name: string; readonly rate: number } {
  return {
    name: taxes.map(({ name, rateMilli }) => `${name} ${rateMilli / 1_000}%`).join(' + '),
    rate: taxes.reduce((sum, { rateMilli }) => sum + rateMilli, 0) / 1_000,
  }
}

function since2016(...rates: readonly Rate[]) {
  return [{ from: '2016-10-01', rates }]
}
