import {
  OrderAction,
  OrderStatus,
  PaymentMethod,
  Province,
  ServiceCatalog,
} from '../../../schema/rules/enumerations.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import type { ReportField } from './report.ts'

/** Who did something, as the documents number the roles. */
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

export const kindNames: Readonly<Record<keyof typeof kinds, MessageId>> = {
  Recharged: 'officeReports.kind.Recharged',
  Rewarded: 'officeReports.kind.Rewarded',
  Spent: 'officeReports.kind.Spent',
  Refunded: 'officeReports.kind.Refunded',
  Fee: 'officeReports.kind.Fee',
  Recovered: 'officeReports.kind.Recovered',
  Reversed: 'officeReports.kind.Reversed',
}

export const dayFields: readonly ReportField[] = [
  { name: 'from', label: 'officeReports.from' },
  { name: 'to', label: 'officeReports.to' },
]

export const statusField = choiceField('status', 'officeStart.status', {
  ids: OrderStatus,
  words: 'orderStatus',
})
export const catalogField = choiceField('catalog', 'officeReports.catalog', {
  ids: ServiceCatalog,
  words: 'serviceCatalog',
})
export const roleField = choiceField('role', 'officeReports.role', { ids: roles, words: 'role' })
export const actionField = choiceField('action', 'officeReports.action', {
  ids: OrderAction,
  words: 'orderAction',
})
export const methodField = choiceField('method', 'officeReports.method', {
  ids: PaymentMethod,
  words: 'paymentMethod',
})
export const provinceField = choiceField('province', 'officeReports.province', {
  ids: Province,
  words: 'province',
})
export const kindField: ReportField = {
  name: 'kind',
  label: 'officeReports.kind',
  choices: (Object.keys(kinds) as (keyof typeof kinds)[]).map((value) => ({
    value,
    label: kindNames[value],
  })),
}

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

/** The lookup list's label of a GraphQL name. */
export function lookupWord(ids: Readonly<Record<string, number>>, words: string, name: string): MessageId {
  return `${words}.${ids[name] ?? 0}` as MessageId
}

/** The number of a name in a list; undefined for no choice. */
export function numbers(
  ids: Readonly<Record<string, number>>,
  name: string | undefined,
): number[] | undefined {
  const id = name === undefined ? undefined : ids[name]
  return id === undefined ? undefined : [id]
}

interface Lookup {
  readonly ids: Readonly<Record<string, number>>
  readonly words: string
}

function choiceField(name: string, label: MessageId, { ids, words }: Lookup): ReportField {
  const choices = Object.keys(ids).map((value) => ({ value, label: lookupWord(ids, words, value) }))
  return { name, label, choices }
}
