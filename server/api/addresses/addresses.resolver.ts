import { type Address as AddressView, findAddress, listAddresses } from '../../addresses/addresses.store.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import type { MessageKey } from '../../kernel/texts.ts'
import { renameFields } from '../context/renameFields.ts'
import { Form, payloadOf } from '../graphql/commandPayload.graphql.ts'
import { Arg, Ctx, ID, Mutation, nullable, Query, Resolver } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { runKeyed } from '../graphql/keyedCommand.ts'
import { AddAddressInput, Address, AddressInput, AddressPayload, addressFormOf } from './address.graphql.ts'

/** The viewer's saved addresses. */
@Resolver()
export class AddressesResolver {
  @Query(() => [Address], 'Saved addresses, the default one first.')
  addresses(@Ctx() context: GraphqlContext) {
    const { id } = viewerOf(context, 'customer')
    return listAddresses(context.application.db, id)
  }

  @Query(() => Address, "The viewer's saved address with this id, or null.", nullable)
  address(@Arg('id', () => ID, 'Which one.') addressId: string, @Ctx() context: GraphqlContext) {
    const { id } = viewerOf(context, 'customer')
    return findAddress(context.application.db, id, addressId)
  }

  @Mutation(() => AddressPayload, 'Adds an address; the first becomes the default (decision B1).')
  async addAddress(
    @Form(AddAddressInput, 'The form.') input: AddAddressInput,
    @Ctx() context: GraphqlContext,
  ) {
    const outcome = await runKeyed(context, { area: 'customer', name: 'addAddress', input }, (command) => {
      const { id: addressId, actor, at: now, key } = command
      const target = { userId: actor.id, addressId, now, key }
      return context.application.addresses.addAddress(target, addressFormOf(input))
    })
    return addressPayload(context, renameFields(outcome), 'ADDRESS_ADDED')
  }

  @Mutation(() => AddressPayload, 'Edits an unconfirmed address (decision B2); orders keep the old one.')
  async saveAddress(
    @Arg('id', () => ID, 'Which one.') addressId: string,
    @Form(AddressInput, 'The whole form.') input: AddressInput,
    @Ctx() context: GraphqlContext,
  ) {
    const target = { ...targetOf(context, addressId), by: 'customer' as const }
    const outcome = await context.application.addresses.saveAddress(target, addressFormOf(input))
    return addressPayload(context, renameFields(outcome), 'ADDRESS_SAVED')
  }

  @Mutation(
    () => AddressPayload,
    'Saves how to get in at an address, also at a confirmed one (decision X10).',
  )
  async saveAccessNotes(
    @Arg('id', () => ID, 'Which one.') addressId: string,
    @Arg('accessNotes', () => String, 'Up to 500 characters; empty removes them.')
    accessNotes: string,
    @Ctx() context: GraphqlContext,
  ) {
    const target = targetOf(context, addressId)
    const outcome = await context.application.addresses.saveAccessNotes(target, { accessNotes })
    return addressPayload(context, outcome, 'ADDRESS_SAVED')
  }

  @Mutation(() => AddressPayload, 'Makes an address the default one.')
  async setDefaultAddress(
    @Arg('id', () => ID, 'Which one.') addressId: string,
    @Ctx() context: GraphqlContext,
  ) {
    const outcome = await context.application.addresses.setDefaultAddress(targetOf(context, addressId))
    return addressPayload(context, outcome, 'ADDRESS_DEFAULT_SET')
  }

  @Mutation(() => AddressPayload, 'Removes an address other than the default (decision B2); orders keep it.')
  async removeAddress(@Arg('id', () => ID, 'Which one.') addressId: string, @Ctx() context: GraphqlContext) {
    const outcome = await context.application.addresses.removeAddress(targetOf(context, addressId))
    return addressPayload(context, outcome, 'ADDRESS_REMOVED')
  }
}

function targetOf(context: GraphqlContext, addressId: string) {
  return { userId: viewerOf(context, 'customer').id, addressId, now: context.now }
}

/** The address after a command, and all saved addresses: another may have lost the default. */
function addressPayload(
  context: GraphqlContext,
  outcome: AddressView | { readonly removedAddressId: string } | Rejection,
  success: MessageKey,
): Promise<AddressPayload> {
  const { id: userId } = viewerOf(context, 'customer')
  return payloadOf(context, outcome, success, async (done) => ({
    ...('addressId' in done ? { address: done } : done),
    addresses: await listAddresses(context.application.db, userId),
  }))
}
