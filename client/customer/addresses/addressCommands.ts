import type { ApolloCache } from '@apollo/client'
import { type Reply, sendCommand, sendOnce } from '../../api/command/command.ts'
import type { AddressInput } from '../../api/schema.generated.ts'
import { sessionOf } from '../../session/session.ts'
import {
  AddAddressDocument,
  type AddressOutcomeFragment,
  RemoveAddressDocument,
  SaveAddressDocument,
  SetDefaultAddressDocument,
} from './addresses.generated.ts'
import { rememberAddresses } from './rememberAddresses.ts'

/* The four commands of a customer on their addresses. Their answers hold the whole list, so that nothing is refetched after a success. */

type AddressReply = Promise<Reply<AddressOutcomeFragment>>

const isShown = {
  refetch: 'onRefusal',
  update: (cache: ApolloCache, { data }: { data?: { outcome: AddressOutcomeFragment } | null | undefined }) =>
    data && rememberAddresses(cache, data.outcome, sessionOf('customer')?.user.userId),
} as const

export function addAddress(terms: AddressInput): AddressReply {
  return sendOnce({ mutation: AddAddressDocument, about: 'a new one', terms, ...isShown })
}

export function saveAddress(id: string, input: AddressInput): AddressReply {
  return sendCommand({ mutation: SaveAddressDocument, variables: { id, input }, ...isShown })
}

export function makeDefault(id: string): AddressReply {
  return sendCommand({ mutation: SetDefaultAddressDocument, variables: { id }, ...isShown })
}

export function removeAddress(id: string): AddressReply {
  return sendCommand({ mutation: RemoveAddressDocument, variables: { id }, ...isShown })
}
