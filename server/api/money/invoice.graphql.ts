import { Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { Province } from '../../../schema/rules/enumerations.ts'
import { taxLabelOf } from '../../billing/tax.ts'
import type { InvoiceDocument } from './invoiceDocument.ts'
import { MoneyField } from './money.graphql.ts'
import { Payment } from './payments.graphql.ts'

@ObjectType({ description: 'The recipient of an invoice, as of its issue.' })
export class InvoiceParty {
  @Field(() => String, { description: 'Customer number.' })
  userNo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string

  @Field(() => String, {
    description: 'Apartment or suite. Without an address, this and the rest are empty.',
  })
  unit!: string

  @Field(() => String, { description: 'House number.' })
  streetNo!: string

  @Field(() => String, { description: 'Street.' })
  streetName!: string

  @Field(() => String, { description: 'City or town.' })
  city!: string

  @Field(() => Province, { description: 'Province or territory; Alberta without an address.' })
  province!: number

  @Field(() => String, { description: 'Postal code as A1A 1A1.' })
  postal!: string
}

@ObjectType({ description: 'Who sells.' })
export class InvoiceSeller {
  @Field(() => String, { description: 'Name people know.' })
  name!: string

  @Field(() => String, { description: 'Name in law.' })
  legalName!: string

  @Field(() => String, { description: 'Street with number.' })
  street!: string

  @Field(() => String, { description: 'City.' })
  city!: string

  @Field(() => String, { description: 'Province, two letters.' })
  province!: string

  @Field(() => String, { description: 'Postal code.' })
  postal!: string

  @Field(() => String, { description: 'Phone.' })
  phone!: string

  @Field(() => String, { description: 'E-mail.' })
  email!: string

  @Field(() => String, { description: 'Number for GST and HST.' })
  gstNumber!: string

  @Field(() => String, { description: 'Number for QST.' })
  qstNumber!: string
}

@ObjectType({ description: 'A line of an invoice; all lines add up to its subtotal.' })
export class InvoiceLine {
  @Field(() => ID, { description: 'Names the line.' })
  id!: string

  @Field(() => Boolean, { description: 'Reward points, which are free.' })
  isReward!: boolean

  @Field(() => Int, { description: 'Points.' })
  points!: number

  @MoneyField({ name: 'amount', description: 'The cost before tax.' })
  cents!: number
}

@ObjectType({ description: 'An invoice, which never changes; credit notes refer to it.' })
export class Invoice {
  @Field(() => Payment, { description: 'Its number, date, method and sums.' })
  payment!: Payment

  @Field(() => InvoiceParty, { description: 'To whom.' })
  party!: InvoiceParty

  @Field(() => String, { description: "The purchase, in the invoice's language." })
  description!: string

  @Field(() => String, { description: "The customer's language, for printing it: en, fr, zh or ind." })
  language!: string

  @Field(() => [InvoiceLine], { description: 'Points paid for, then the reward that came with them.' })
  lines!: readonly InvoiceLine[]

  @MoneyField({ description: 'The amount due: 0.' })
  due!: number
}

@Resolver(() => Invoice)
export class InvoiceResolver {
  @FieldResolver(() => String, { description: 'The taxes in one name, such as GST 5% + QST 9.975%.' })
  taxName(@Root() { payment }: InvoiceDocument): string {
    return taxLabelOf(payment.taxes).name
  }

  @FieldResolver(() => InvoiceSeller, { description: 'The seller.' })
  seller(): InvoiceSeller {
    const { name, legalName, phone, email, address, taxNumbers } = businessRules.company
    const { GST: gstNumber, QST: qstNumber } = taxNumbers
    return { name, legalName, phone, email, ...address, gstNumber, qstNumber }
  }
}
