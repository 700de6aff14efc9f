import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { Address } from '../../addresses/addresses.store.ts'
import {
  addCustomerAddress,
  confirmCustomerAddress,
  removeCustomerAddress,
  saveCustomerAddress,
  setCustomerDefaultAddress,
} from '../../addresses/officeAddresses.handlers.ts'
import {
  activateByOffice,
  type ChangedCustomer,
  saveCustomerMemo,
  sendCustomerActivation,
  setCustomerTag,
} from '../../identity/officeCustomers.handlers.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import { findOfficeCustomer } from '../../people/officeCustomers.store.ts'
import { addressNode } from '../addresses/address.graphql.ts'
import { addressFormOf, factsFormOf, renameFormFields } from '../addresses/addressCommands.graphql.ts'
import { renameFields } from '../context/renameFields.ts'
import { type GraphqlContext, keyedCommand, viewerOf } from '../graphql/graphqlContext.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import {
  AddCustomerAddressInput,
  ConfirmCustomerAddressInput,
  CustomerAddressInput,
  CustomerMemoInput,
  CustomerTagInput,
  OfficeCustomerPayload,
  SaveCustomerAddressInput,
} from './officeCustomerCommands.graphql.ts'
import { officeCustomerNode } from './officeCustomers.graphql.ts'

/** What the office changes of customers' accounts and addresses; every change goes on the record. */
@Resolver()
export class OfficeCustomerCommandsResolver {
  @Mutation(() => OfficeCustomerPayload, {
    description: "Adds an address; a customer's first one becomes the default (decision B1).",
  })
  async addCustomerAddress(
    @Arg('input', () => AddCustomerAddressInput, { description: 'Whose, and the form.' })
    input: AddCustomerAddressInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeCustomerPayload> {
    const told = { userId: input.customerId, msg: 'ADDRESS_ADDED' } as const
    const command = keyedCommand(context, { area: 'admin', name: 'addCustomerAddress', input })
    if (isRejection(command)) return answered(context, command, told)
    const { id: addressId, key } = command
    const target = { ...byViewer(context), userId: input.customerId, addressId, key }
    const outcome = await addCustomerAddress(context.application.db, target, addressFormOf(input))
    return answered(context, renameFormFields(outcome), told)
  }

  @Mutation(() => OfficeCustomerPayload, {
    description: 'Edits an address, also a confirmed one, which stays confirmed.',
  })
  async saveCustomerAddress(
    @Arg('input', () => SaveCustomerAddressInput, { description: 'Which, and the whole form.' })
    { customerId: userId, addressId, ...form }: SaveCustomerAddressInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeCustomerPayload> {
    const target = { ...byViewer(context), userId, addressId }
    const outcome = await saveCustomerAddress(context.application.db, target, addressFormOf(form))
    return answered(context, renameFormFields(outcome), { userId, msg: 'ADDRESS_SAVED' })
  }

  @Mutation(() => OfficeCustomerPayload, { description: "Makes an address the customer's default one." })
  async setCustomerDefaultAddress(
    @Arg('input', () => CustomerAddressInput, { description: 'Which one.' })
    { customerId: userId, addressId }: CustomerAddressInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeCustomerPayload> {
    const target = { ...byViewer(context), userId, addressId }
    const outcome = await setCustomerDefaultAddress(context.application.db, target)
    return answered(context, outcome, { userId, msg: 'ADDRESS_DEFAULT_SET' })
  }

  @Mutation(() => OfficeCustomerPayload, {
    description: "Takes an address off the customer's list; the default one is refused. Orders keep it.",
  })
  async removeCustomerAddress(
    @Arg('input', () => CustomerAddressInput, { description: 'Which one.' })
    { customerId: userId, addressId }: CustomerAddressInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeCustomerPayload> {
    const target = { ...byViewer(context), userId, addressId }
    const outcome = await removeCustomerAddress(context.application.db, target)
    return answered(context, outcome, { userId, msg: 'ADDRESS_REMOVED' })
  }

  @Mutation(() => OfficeCustomerPayload, {
    description: 'Confirms what a property is like; from then on only the office edits the address.',
  })
  async confirmCustomerAddress(
    @Arg('input', () => ConfirmCustomerAddressInput, { description: 'Which one, and what is known of it.' })
    { addressId, property }: ConfirmCustomerAddressInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeCustomerPayload> {
    const target = { ...byViewer(context), addressId }
    const facts = factsFormOf(property ?? {})
    const outcome = await confirmCustomerAddress(context.application.db, target, facts)
    const userId = isRejection(outcome) ? '' : outcome.userId
    return answered(context, outcome, { userId, msg: 'ADDRESS_CONFIRMED' })
  }

  @Mutation(() => OfficeCustomerPayload, {
    description:
      'Mails an inactive customer a new activation link; the one before leads nowhere from then on.',
  })
  async sendActivationMail(
    @Arg('customerId', () => ID, { description: 'To whom.' }) userId: string,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeCustomerPayload> {
    const target = { ...byViewer(context), userId }
    const outcome = await sendCustomerActivation(context.application.accounts, target)
    return answered(context, outcome, { userId, msg: 'ACTIVATION_SENT' })
  }

  @Mutation(() => OfficeCustomerPayload, {
    description: 'Lets a customer sign in without the mailed link; one who is active stays so.',
  })
  async activateCustomer(
    @Arg('customerId', () => ID, { description: 'Whom.' }) userId: string,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeCustomerPayload> {
    const outcome = await activateByOffice(context.application.db, { ...byViewer(context), userId })
    return answered(context, outcome, { userId, msg: 'CUSTOMER_ACTIVATED' })
  }

  @Mutation(() => OfficeCustomerPayload, { description: "Replaces the office's note on a customer." })
  async saveCustomerMemo(
    @Arg('input', () => CustomerMemoInput, { description: 'On whom, and the note.' })
    { customerId: userId, memo: newMemo }: CustomerMemoInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeCustomerPayload> {
    const target = { ...byViewer(context), userId }
    const outcome = await saveCustomerMemo(context.application.db, target, { newMemo })
    return answered(context, renameFields(outcome, { newMemo: 'memo' }), { userId, msg: 'MEMO_SAVED' })
  }

  @Mutation(() => OfficeCustomerPayload, { description: 'Labels a customer, without effect on prices.' })
  async setCustomerTag(
    @Arg('input', () => CustomerTagInput, { description: 'Whom, and how.' })
    { customerId: userId, tag: specialAttr }: CustomerTagInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeCustomerPayload> {
    const target = { ...byViewer(context), userId }
    const outcome = await setCustomerTag(context.application.db, target, { specialAttr })
    return answered(context, outcome, { userId, msg: 'CUSTOMER_TAG_SAVED' })
  }
}

function byViewer(context: GraphqlContext) {
  return { adminId: viewerOf(context, 'admin').id, now: context.now }
}

type Outcome = Address | { readonly removedAddressId: string } | ChangedCustomer | Rejection

/** The customer as they stand after it, with the text that says so. */
async function answered(
  { application, language }: GraphqlContext,
  outcome: Outcome,
  { userId, msg }: { readonly userId: string; readonly msg: MessageKey },
) {
  if (isRejection(outcome)) return { customer: null, address: null, ...refusal(outcome, language) }
  const customer = await findOfficeCustomer(application.db, userId)
  return {
    customer: customer === undefined ? null : officeCustomerNode(customer),
    address: 'addressId' in outcome ? addressNode(outcome) : null,
    message: messageOf(msg, language),
    userErrors: [],
  }
}
