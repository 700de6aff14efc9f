import type { Address as AddressView } from '../../addresses/addresses.store.ts'
import type { ChangedCustomer } from '../../identity/officeCustomers.handlers.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { MessageKey } from '../../kernel/texts.ts'
import { findOfficeCustomer, listOfficeCustomers } from '../../people/officeCustomers.store.ts'
import { addressFormOf, factsFormOf } from '../addresses/address.graphql.ts'
import { renameFields } from '../context/renameFields.ts'
import { Form, payloadOf } from '../graphql/commandPayload.graphql.ts'
import { Arg, Ctx, ID, Int, Mutation, nullable, Query, Resolver } from '../graphql/decorators.ts'
import { CustomerFilter, CustomerSorting, type ValueOf } from '../graphql/enums.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
import { runKeyed } from '../graphql/keyedCommand.ts'
import { customersShown } from './customerLists.ts'
import {
  AddCustomerAddressInput,
  ConfirmCustomerAddressInput,
  CustomerAddressInput,
  CustomerEmailInput,
  CustomerMemoInput,
  CustomerTagInput,
  OfficeCustomer,
  OfficeCustomerPage,
  OfficeCustomerPayload,
  RegisterCustomerInput,
  SaveCustomerAddressInput,
} from './customers.graphql.ts'

/** The office's customers, and its commands on their accounts and addresses; each change is recorded. */
@Resolver()
export class OfficeCustomersResolver {
  @Query(() => OfficeCustomerPage, 'Customers page by page, newest first by default.')
  async customers(
    @Arg('page', () => Int, 'The first page is 1.', { defaultValue: 1 }) page: number,
    @Arg('pageSize', () => Int, '10, 20 or 50.', { defaultValue: 10 }) pageSize: number,
    @Arg(
      'search',
      () => String,
      "How a name or a street begins without regard to case and accents, how an e-mail or a postal code begins, a phone's first six digits or last three, or a customer number.",
      nullable,
    )
    search: string | null | undefined,
    @Arg('only', () => [CustomerFilter], 'Only customers for whom all of these hold.', { defaultValue: [] })
    only: ValueOf<typeof CustomerFilter>[],
    @Arg('sort', () => CustomerSorting, 'What the list goes by.', { defaultValue: CustomerSorting.Newest })
    sorting: ValueOf<typeof CustomerSorting>,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const shown = customersShown({ only, sorting }, context.now)
    const asked = { page, pageSize, search: search ?? '', ...shown }
    const found = accepted(await listOfficeCustomers(context.application.db, asked), context.language)
    return { ...found, page, pageSize }
  }

  @Query(() => OfficeCustomer, 'The customer with this id, or null.', nullable)
  async customer(@Arg('id', () => ID, 'Which one.') id: string, @Ctx() context: GraphqlContext) {
    viewerOf(context, 'admin')
    return findOfficeCustomer(context.application.db, id)
  }

  @Mutation(
    () => OfficeCustomerPayload,
    'Registers a customer who phones, with their first address; the account is inactive (W2).',
  )
  async registerCustomer(
    @Form(RegisterCustomerInput) input: RegisterCustomerInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { phoneNumber, email } = input
    const form = { ...addressFormOf(input), phoneNumber, email }
    const intent = { area: 'admin', name: 'registerCustomer', input } as const
    const outcome = await runKeyed(context, intent, ({ id: userId, key }) =>
      context.application.identity.registerCaller({ ...byViewer(context), userId, key }, form),
    )
    const userId = isRejection(outcome) ? undefined : outcome.userId
    return customerPayload(context, renameFields(outcome), 'CUSTOMER_REGISTERED', userId)
  }

  @Mutation(() => OfficeCustomerPayload, 'Enters the e-mail of a customer without one (W2).')
  async enterCustomerEmail(
    @Form(CustomerEmailInput, 'Whose, and which.') { customerId: userId, email }: CustomerEmailInput,
    @Ctx() context: GraphqlContext,
  ) {
    const target = { ...byViewer(context), userId }
    const outcome = await context.application.identity.enterCustomerEmail(target, { email })
    return customerPayload(context, outcome, 'CUSTOMER_EMAIL_ENTERED', userId)
  }

  @Mutation(() => OfficeCustomerPayload, 'Adds an address; the first becomes the default (B1).')
  async addCustomerAddress(
    @Form(AddCustomerAddressInput, 'Whose, and the form.') input: AddCustomerAddressInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { customerId: userId } = input
    const intent = { area: 'admin', name: 'addCustomerAddress', input } as const
    const outcome = await runKeyed(context, intent, ({ id: addressId, key }) =>
      context.application.addresses.addCustomerAddress(
        { ...byViewer(context), userId, addressId, key },
        addressFormOf(input),
      ),
    )
    return customerPayload(context, renameFields(outcome), 'ADDRESS_ADDED', userId)
  }

  @Mutation(() => OfficeCustomerPayload, 'Edits an address; a confirmed one stays confirmed.')
  async saveCustomerAddress(
    @Form(SaveCustomerAddressInput, 'Which, and the whole form.')
    { customerId: userId, addressId, ...form }: SaveCustomerAddressInput,
    @Ctx() context: GraphqlContext,
  ) {
    const target = { ...byViewer(context), userId, addressId }
    const outcome = await context.application.addresses.saveCustomerAddress(target, addressFormOf(form))
    return customerPayload(context, renameFields(outcome), 'ADDRESS_SAVED', userId)
  }

  @Mutation(() => OfficeCustomerPayload, "Makes an address the customer's default one.")
  async setCustomerDefaultAddress(
    @Form(CustomerAddressInput, 'Which one.')
    { customerId: userId, addressId }: CustomerAddressInput,
    @Ctx() context: GraphqlContext,
  ) {
    const target = { ...byViewer(context), userId, addressId }
    const outcome = await context.application.addresses.setCustomerDefaultAddress(target)
    return customerPayload(context, outcome, 'ADDRESS_DEFAULT_SET', userId)
  }

  @Mutation(() => OfficeCustomerPayload, 'Removes an address other than the default; orders keep it.')
  async removeCustomerAddress(
    @Form(CustomerAddressInput, 'Which one.')
    { customerId: userId, addressId }: CustomerAddressInput,
    @Ctx() context: GraphqlContext,
  ) {
    const target = { ...byViewer(context), userId, addressId }
    const outcome = await context.application.addresses.removeCustomerAddress(target)
    return customerPayload(context, outcome, 'ADDRESS_REMOVED', userId)
  }

  @Mutation(() => OfficeCustomerPayload, 'Confirms an address, which only the office edits then.')
  async confirmCustomerAddress(
    @Form(ConfirmCustomerAddressInput, 'Which one, and what is known of it.')
    { addressId, property }: ConfirmCustomerAddressInput,
    @Ctx() context: GraphqlContext,
  ) {
    const target = { ...byViewer(context), addressId }
    const facts = factsFormOf(property ?? {})
    const outcome = await context.application.addresses.confirmCustomerAddress(target, facts)
    return customerPayload(context, outcome, 'ADDRESS_CONFIRMED')
  }

  @Mutation(() => OfficeCustomerPayload, 'Mails a new activation link; older ones end.')
  async sendActivationMail(
    @Arg('customerId', () => ID, 'To whom.') userId: string,
    @Ctx() context: GraphqlContext,
  ) {
    const target = { ...byViewer(context), userId }
    const outcome = await context.application.identity.sendCustomerActivation(target)
    return customerPayload(context, outcome, 'ACTIVATION_SENT', userId)
  }

  @Mutation(() => OfficeCustomerPayload, 'Activates a customer without the mailed link.')
  async activateCustomer(
    @Arg('customerId', () => ID, 'Whom.') userId: string,
    @Ctx() context: GraphqlContext,
  ) {
    const outcome = await context.application.identity.activateByOffice({ ...byViewer(context), userId })
    return customerPayload(context, outcome, 'CUSTOMER_ACTIVATED', userId)
  }

  @Mutation(() => OfficeCustomerPayload, "Replaces the office's note on a customer.")
  async saveCustomerMemo(
    @Form(CustomerMemoInput, 'On whom, and the note.')
    { customerId: userId, memo: newMemo }: CustomerMemoInput,
    @Ctx() context: GraphqlContext,
  ) {
    const target = { ...byViewer(context), userId }
    const outcome = await context.application.identity.saveCustomerMemo(target, { newMemo })
    return customerPayload(context, renameFields(outcome, { newMemo: 'memo' }), 'MEMO_SAVED', userId)
  }

  @Mutation(() => OfficeCustomerPayload, 'Labels a customer, without effect on prices.')
  async setCustomerTag(
    @Form(CustomerTagInput, 'Whom, and how.')
    { customerId: userId, tag: specialAttr }: CustomerTagInput,
    @Ctx() context: GraphqlContext,
  ) {
    const target = { ...byViewer(context), userId }
    const outcome = await context.application.identity.setCustomerTag(target, { specialAttr })
    return customerPayload(context, outcome, 'CUSTOMER_TAG_SAVED', userId)
  }
}

function byViewer(context: GraphqlContext) {
  return { adminId: viewerOf(context, 'admin').id, now: context.now }
}

/** The customer and the address after a command. @param userId absent if the changed address has it */
function customerPayload(
  context: GraphqlContext,
  outcome: AddressView | { readonly removedAddressId: string } | ChangedCustomer | Rejection,
  success: MessageKey,
  userId?: string,
): Promise<OfficeCustomerPayload> {
  return payloadOf(context, outcome, success, async (done) => {
    const address = 'addressId' in done ? done : undefined
    const customer = await findOfficeCustomer(context.application.db, userId ?? address?.userId ?? '')
    return { customer, address }
  })
}
