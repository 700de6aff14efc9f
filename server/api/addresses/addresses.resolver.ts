import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import {
  addAddress,
  removeAddress,
  saveAddress,
  setDefaultAddress,
} from '../../addresses/addresses.handlers.ts'
import { type Address as AddressView, findAddress, listAddresses } from '../../addresses/addresses.store.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import { type GraphqlContext, keyedCommand, viewerOf } from '../graphql/graphqlContext.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import { Address, addressNode } from './address.graphql.ts'
import {
  AddAddressInput,
  AddressInput,
  AddressPayload,
  addressFormOf,
  renameFormFields,
} from './addressCommands.graphql.ts'

/** The viewer's saved addresses. */
@Resolver()
export class AddressesResolver {
  @Query(() => [Address], { description: 'Saved addresses, the default one first.' })
  async addresses(@Ctx() context: GraphqlContext): Promise<Address[]> {
    const { id } = viewerOf(context, 'customer')
    return (await listAddresses(context.application.db, id)).map(addressNode)
  }

  @Query(() => Address, {
    nullable: true,
    description: "One of the viewer's saved addresses; null when there is none of that id.",
  })
  async address(
    @Arg('id', () => ID, { description: 'Which one.' }) addressId: string,
    @Ctx() context: GraphqlContext,
  ): Promise<Address | null> {
    const { id } = viewerOf(context, 'customer')
    const address = await findAddress(context.application.db, id, addressId)
    return address === undefined ? null : addressNode(address)
  }

  @Mutation(() => AddressPayload, {
    description: 'Saves a new address; the first one becomes the default (decision B1).',
  })
  async addAddress(
    @Arg('input', () => AddAddressInput, { description: 'The form.' }) input: AddAddressInput,
    @Ctx() context: GraphqlContext,
  ): Promise<AddressPayload> {
    const command = keyedCommand(context, { area: 'customer', name: 'addAddress', input })
    if (isRejection(command)) return answered(context, command, 'ADDRESS_ADDED')
    const { id: addressId, actor, at: now, key } = command
    const target = { userId: actor.id, addressId, now, key }
    const outcome = await addAddress(context.application.db, target, addressFormOf(input))
    return answered(context, renameFormFields(outcome), 'ADDRESS_ADDED')
  }

  @Mutation(() => AddressPayload, {
    description:
      'Edits an address; one that is confirmed is refused (decision B2). Orders placed before keep it as it was.',
  })
  async saveAddress(
    @Arg('id', () => ID, { description: 'Which one.' }) addressId: string,
    @Arg('input', () => AddressInput, { description: 'The whole form.' }) input: AddressInput,
    @Ctx() context: GraphqlContext,
  ): Promise<AddressPayload> {
    const target = { ...targetOf(context, addressId), by: 'customer' as const }
    const outcome = await saveAddress(context.application.db, target, addressFormOf(input))
    return answered(context, renameFormFields(outcome), 'ADDRESS_SAVED')
  }

  @Mutation(() => AddressPayload, { description: 'Makes an address the default one.' })
  async setDefaultAddress(
    @Arg('id', () => ID, { description: 'Which one.' }) addressId: string,
    @Ctx() context: GraphqlContext,
  ): Promise<AddressPayload> {
    const outcome = await setDefaultAddress(context.application.db, targetOf(context, addressId))
    return answered(context, outcome, 'ADDRESS_DEFAULT_SET')
  }

  @Mutation(() => AddressPayload, {
    description: 'Takes an address off the list; the default one is refused (decision B2). Orders keep it.',
  })
  async removeAddress(
    @Arg('id', () => ID, { description: 'Which one.' }) addressId: string,
    @Ctx() context: GraphqlContext,
  ): Promise<AddressPayload> {
    const outcome = await removeAddress(context.application.db, targetOf(context, addressId))
    return answered(context, outcome, 'ADDRESS_REMOVED')
  }
}

function targetOf(context: GraphqlContext, addressId: string) {
  return { userId: viewerOf(context, 'customer').id, addressId, now: context.now }
}

type Outcome = AddressView | { readonly removedAddressId: string } | Rejection

async function answered(context: GraphqlContext, outcome: Outcome, key: MessageKey): Promise<AddressPayload> {
  const { application, language } = context
  const nothing = { address: null, removedAddressId: null, addresses: null }
  if (isRejection(outcome)) return { ...nothing, ...refusal(outcome, language) }
  const { id: userId } = viewerOf(context, 'customer')
  const addresses = (await listAddresses(application.db, userId)).map(addressNode)
  const changed =
    'addressId' in outcome
      ? { address: addressNode(outcome) }
      : { removedAddressId: outcome.removedAddressId }
  return { ...nothing, ...changed, addresses, message: messageOf(key, language), userErrors: [] }
}
