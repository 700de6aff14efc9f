import {
  OrderAction,
  OrderStatus,
  PaymentMethod,
  Province,
  ServiceCatalog,
} from '../../../schema/rules/enumerations.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import type { ReportField } from './report.ts'

/** Who did something, by the documented numbers. */
export const roles = { System: 0, Customer: 1, Staff: 2, Admin: 3 } as const

/** Movements of points as the GraphQL contract spells them, and the export. */
export const kinds = {
  Recharged: 'recharged',
  Rewarded: 'rewarded',
  Spent: 'spent',
  Refunded: 'refunded',
  Fee: 'fee',
  Recovered: 'recovered',
  Reversed: 'reversed',
} as const

export const dayFields: readonly ReportField[] = [
  { name: 'from', label: 'officeReports.from' },
  { name: 'to', label: 'officeReports.to' },
]

export const statusField = choiceField('status', 'officeStart.status', OrderStatus)
export const catalogField = choiceField('catalog', 'officeReports.catalog', ServiceCatalog)
export const roleField = choiceField('role', 'officeReports.role', roles)
export const actionField = choiceField('action', 'officeReports.action', OrderAction, 'orderAction')
export const methodField = choiceField('method', 'officeReports.method', PaymentMethod, 'paymentMethod')
export const provinceField = choiceField('province', 'officeReports.province', Province)
export const kindField = choiceField('kind', 'officeReports.kind', kinds, 'officeReports.kind')

/** Only visits of series, or only other orders (decision N10). */
export const recurringField: ReportField = {
  name: 'recurring',
  label: 'office.nav.series',
  choices: [
    { value: 'Yes', label: 'office.record.yes' },
    { value: 'No', label: 'office.record.no' },
  ],
}

/** The choice as the API takes it; undefined for no choice, and for one that an address misspells. */
export function recurringOf(choice: string | undefined): boolean | undefined {
  return choice === 'Yes' || choice === 'No' ? choice === 'Yes' : undefined
}

/** The number of a name in a list; undefined for no choice. */
export function numbers(
  ids: Readonly<Record<string, number>>,
  name: string | undefined,
): number[] | undefined {
  const id = name === undefined ? undefined : ids[name]
  return id === undefined ? undefined : [id]
}

/** A choice of names. @param words where their texts begin */
function choiceField(name: string, label: MessageId, names: object, words = name): ReportField {
  const choices = Object.keys(names).map((value) => ({ value, label: `${words}.${value}` as MessageId }))
  return { name, label, choices }
}
