import { useState } from 'react'
import {
  RemoveOfficeUserAddressDocument,
  type SavedAddressFragment,
  SetOfficeUserDefaultAddressDocument,
} from '../../../gql/graphql.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLine, streetLine } from '../../../parts/where/addressText.ts'
import { tellOutcome, useUserCommand } from './useUserCommand.ts'

/** 'Set default' with its documented question, and removing, which the server refuses of the default one (decisions B1, B2). */
export function usePropertyCommands(customerId: string, address: SavedAddressFragment) {
  const text = useText()
  const send = useUserCommand()
  const [isSending, setSending] = useState(false)
  const input = { customerId, addressId: address.id }
  const after = async (question: string, act: () => ReturnType<typeof send>) => {
    if (isSending || !window.confirm(`${question}\n\n${streetLine(address)}, ${cityLine(address)}`)) return
    setSending(true)
    tellOutcome(await act())
    setSending(false)
  }
  return {
    isSending,
    setDefault: () =>
      void after(text('officeUsers.prompt.default'), () =>
        send(SetOfficeUserDefaultAddressDocument, { input }),
      ),
    remove: () =>
      void after(text('officeUsers.prompt.remove'), () => send(RemoveOfficeUserAddressDocument, { input })),
  }
}
