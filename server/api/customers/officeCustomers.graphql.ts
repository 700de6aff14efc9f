import { Field, ID, Int, ObjectType } from 'type-graphql'
import { CustomerTag } from '../../../schema/rules/enumerations.ts'
import type { OfficeCustomer as OfficeCustomerView } from '../../people/officeCustomers.store.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { LanguageName } from '../graphql/enums.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'

@ObjectType({ description: 'A customer with all that the office alone may see.' })
export class OfficeCustomer {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => String, { description: 'Number the customer quotes when paying.' })
  userNo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name; may be empty.' })
  lastName!: string

  @Field(() => String, { description: 'E-mail address, also a user name.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'Phone in international form, also a user name.' })
  phoneNo!: string | null

  @Field(() => Boolean, {
    description: 'May sign in: the e-mail address was proved, or the office activated.',
  })
  isActive!: boolean

  @Field(() => String, { nullable: true, description: 'Date of birth as yyyy-mm-dd; null when not told.' })
  birthday!: string | null

  @Field(() => OrderMoment, { description: 'When they registered.' })
  created!: OrderMoment

  @Field(() => OrderMoment, {
    nullable: true,
    description:
      'When the person was forgotten at their own wish: name and e-mail are placeholders from then on; null for everybody else.',
  })
  erased!: OrderMoment | null

  @Field(() => LanguageName, { description: 'What mails to this person are written in.' })
  language!: string

  @Field(() => Boolean, { description: 'Wants mails about orders.' })
  emailNotifications!: boolean

  @Field(() => CustomerTag, { description: "The office's label, without effect on prices." })
  tag!: number

  @Field(() => String, { description: "The office's own note; empty when there is none." })
  memo!: string
}

@ObjectType({ description: 'A page of customers.' })
export class OfficeCustomerPage {
  @Field(() => [OfficeCustomer], { description: 'The page, newest customers first; empty past the end.' })
  items!: OfficeCustomer[]

  @Field(() => Int, { description: 'Customers in the whole list.' })
  totalCount!: number

  @Field(() => Int, { description: 'Which page this is; the first is 1.' })
  page!: number

  @Field(() => Int, { description: 'How many a page holds.' })
  pageSize!: number
}

export function officeCustomerNode(customer: OfficeCustomerView): OfficeCustomer {
  return {
    id: customer.userId,
    userNo: customer.userNo,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phoneNo: customer.phoneNo ?? null,
    isActive: customer.isActive,
    birthday: customer.birthday ?? null,
    created: zonedMoment(customer.createdAt),
    erased: customer.erasedAt === undefined ? null : zonedMoment(customer.erasedAt),
    language: customer.language,
    emailNotifications: customer.emailNotifications,
    tag: customer.specialAttr,
    memo: customer.memo,
  }
}
