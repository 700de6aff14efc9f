import { useState } from 'react'
import {
  ActivateOfficeUserDocument,
  type OfficeUserCardFragment,
  SendOfficeUserActivationDocument,
} from '../../../gql/graphql.ts'
import { useText } from '../../../i18n/useText.ts'
import { customerName } from './customerWords.ts'
import { tellOutcome, useUserCommand } from './useUserCommand.ts'

/** 'Send active email' and 'Set as active', each after its documented question (back-office document, section 5; decision A8). */
export function useActivation(customer: OfficeUserCardFragment) {
  const text = useText()
  const send = useUserCommand()
  const [isSending, setSending] = useState(false)
  const customerId = customer.id
  const who = `${customerName(text, customer)}, ${customer.userNo}`
  const after = async (question: string, act: () => ReturnType<typeof send>) => {
    if (isSending || !window.confirm(`${question}\n\n${who}`)) return
    setSending(true)
    tellOutcome(await act())
    setSending(false)
  }
  return {
    isSending,
    sendMail: () =>
      void after(text('officeUsers.prompt.mail'), () =>
        send(SendOfficeUserActivationDocument, { customerId }),
      ),
    activate: () =>
      void after(text('officeUsers.prompt.activate'), () => send(ActivateOfficeUserDocument, { customerId })),
  }
}
