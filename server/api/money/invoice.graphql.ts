import { businessRules } from '../../../schema/rules/businessRules.ts'
import { Province } from '../../../schema/rules/enumerations.ts'
import { taxLabelOf } from '../../billing/tax.ts'
import { Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from '../graphql/decorators.ts'
import type { InvoiceDocument } from './invoiceDocument.ts'
import { MoneyField } from './money.graphql.ts'
import { Payment } from './payments.graphql.ts'

@ObjectType({ description: 'The recipient of an invoice, as of its issue.' })
export class InvoiceParty {
  @Field(() => String, 'Customer number.')
  userNo!: string

  @Field(() => String, 'First name.')
  firstName!: string

  @Field(() => String, 'Last name.')
  lastName!: string

  @Field(() => String, 'Apartment or suite. Without an address, this and the rest are empty.')
  unit!: string

  @Field(() => String, 'House number.')
  streetNo!: string

  @Field(() => String, 'Street.')
  streetName!: string

  @Field(() => String, 'City or town.')
  city!: string

  @Field(() => Province, 'Province or territory; Alberta without an address.')
  province!: number

  @Field(() => String, 'Postal code as A1A 1A1.')
  postal!: string
}

@ObjectType({ description: 'Who sells.' })
export class InvoiceSeller {
  @Field(() => String, 'Name people know.')
  name!: string

  @Field(() => String, 'Name in law.')
  legalName!: string

  @Field(() => String, 'Street with number.')
  street!: string

  @Field(() => String, 'City.')
  city!: string

  @Field(() => String, 'Province, two letters.')
  province!: string

  @Field(() => String, 'Postal code.')
  postal!: string

  @Field(() => String, 'Phone.')
  phone!: string

  @Field(() => String, 'E-mail.')
  email!: string

  @Field(() => String, 'Number for GST and HST.')
  gstNumber!: string

  @Field(() => String, 'Number for QST.')
  qstNumber!: string
}

@ObjectType({ description: 'A line of an invoice; all lines add up to its subtotal.' })
export class InvoiceLine {
  @Field(() => ID, 'Names the line.')
  id!: string

  @Field(() => Boolean, 'Reward points, which are free.')
  isReward!: boolean

  @Field(() => Int, 'Points.')
  points!: number

  @MoneyField('The cost before tax.', { name: 'amount' })
  cents!: number
}

@ObjectType({ description: 'An invoice, which never changes; credit notes refer to it.' })
export class Invoice {
  @Field(() => Payment, 'Its number, date, method and sums.')
  payment!: Payment

  @Field(() => InvoiceParty, 'To whom.')
  party!: InvoiceParty

  @Field(() => String, "The purchase, in the invoice's language.")
  description!: string

  @Field(() => String, "The customer's language, for printing it: en, fr, zh or ind.")
  language!: string

  @Field(() => [InvoiceLine], 'Points paid for, then the reward that came with them.')
  lines!: readonly InvoiceLine[]

  @MoneyField('The amount due: 0.')
  due!: number
}

@Resolver(() => Invoice)
export class InvoiceResolver {
  @FieldResolver(() => String, 'The taxes in one name, such as GST 5% + QST 9.975%.')
  taxName(@Root() { payment }: InvoiceDocument) {
    return taxLabelOf(payment.taxes).name
  }

  @FieldResolver(() => InvoiceSeller, 'The seller.')
  seller(): InvoiceSeller {
    const { name, legalName, phone, email, address, taxNumbers } = businessRules.company
    const { GST: gstNumber, QST: qstNumber } = taxNumbers
    return { name, legalName, phone, email, ...address, gstNumber, qstNumber }
  }
}
