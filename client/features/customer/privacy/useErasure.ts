import { useApolloClient, useMutation } from '@apollo/client/react'
import { fieldRules } from '../../../forms/fieldRules.ts'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { RequestErasureDocument, WithdrawErasureDocument } from '../../../gql/graphql.ts'
import { toast } from '../../../ui/toasts.ts'

interface Proof {
  readonly password: string
}

const defaultValues: Proof = { password: '' }
const resolver = fieldRules<Proof>(() => import('./erasureRules.ts'))

/** The form that asks to be forgotten; refusals at the password, or as a toast where they concern the account. */
export function useErasureRequest(onAsked: () => void) {
  const client = useApolloClient()
  return useServerForm<Proof>({
    defaultValues,
    resolver,
    send: async (input) => {
      try {
        const { data } = await client.mutate({ mutation: RequestErasureDocument, variables: { input } })
        return data?.requestErasure
      } catch {
        return undefined
      }
    },
    onDone: onAsked,
  })
}

/** Takes the request back and says so. @param onChanged after any answer: somebody may have been quicker */
export function useWithdrawal(onChanged: () => void) {
  const [send, { loading }] = useMutation(WithdrawErasureDocument)
  const withdraw = async () => {
    try {
      const { data } = await send()
      const [refused] = data?.withdrawErasure.userErrors ?? []
      if (refused) toast('warning', refused.message)
      else toast('success', data?.withdrawErasure.message ?? '')
      onChanged()
    } catch {
      // A failed call told itself as a toast.
    }
  }
  return { withdraw, isSending: loading }
}
