import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { CustomerTag } from '../../../schema/rules/enumerations.ts'
import { Address } from '../addresses/address.graphql.ts'
import { AddAddressInput, AddressInput, PropertyFactsInput } from '../addresses/addressCommands.graphql.ts'
import { CommandPayload } from '../graphql/userError.graphql.ts'
import { OfficeCustomer } from './officeCustomers.graphql.ts'

@InputType({ description: "One of a customer's addresses, and what it becomes." })
export class SaveCustomerAddressInput extends AddressInput {
  @Field(() => ID, { description: 'Whose address it is.' })
  customerId!: string

  @Field(() => ID, { description: 'Which address.' })
  addressId!: string
}

@InputType({ description: 'A new address of a customer.' })
export class AddCustomerAddressInput extends AddAddressInput {
  @Field(() => ID, { description: 'Whose address it becomes.' })
  customerId!: string
}

@InputType({ description: "One of a customer's addresses." })
export class CustomerAddressInput {
  @Field(() => ID, { description: 'Whose address it is.' })
  customerId!: string

  @Field(() => ID, { description: 'Which address.' })
  addressId!: string
}

@InputType({ description: 'What the office confirms of a property.' })
export class ConfirmCustomerAddressInput {
  @Field(() => ID, { description: 'Which address.' })
  addressId!: string

  @Field(() => PropertyFactsInput, {
    nullable: true,
    description: 'What is told replaces what is stored; what is left out or null stays (decision B7).',
  })
  property?: PropertyFactsInput | null
}

@InputType({ description: "The office's note on a customer." })
export class CustomerMemoInput {
  @Field(() => ID, { description: 'On whom.' })
  customerId!: string

  @Field(() => String, { description: 'Up to 1,000 characters, line breaks included; empty takes it away.' })
  memo!: string
}

@InputType({ description: "The office's label of a customer." })
export class CustomerTagInput {
  @Field(() => ID, { description: 'Of whom.' })
  customerId!: string

  @Field(() => CustomerTag, { description: 'The label.' })
  tag!: CustomerTag
}

@ObjectType({ description: 'A customer after a command of the office.' })
export class OfficeCustomerPayload extends CommandPayload {
  @Field(() => OfficeCustomer, {
    nullable: true,
    description: 'The customer as they stand now, addresses included; null when refused.',
  })
  customer!: OfficeCustomer | null

  @Field(() => Address, {
    nullable: true,
    description: 'The address it was about, as it stands now; null when it was about none, or none is left.',
  })
  address!: Address | null
}
