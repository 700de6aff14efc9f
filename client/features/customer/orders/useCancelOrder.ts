import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { v4 as newKey } from 'uuid'
import { RejectionCode } from '../../../../schema/rules/rejections.ts'
import { CancelOrderDocument, type OrderDetailFragment } from '../../../gql/graphql.ts'

/** How an attempt ended; after `noAnswer` the same key is sent again. */
export type CancelResult =
  | { readonly kind: 'cancelled'; readonly message: string | null }
  | { readonly kind: 'feeChanged' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'noAnswer' }

/** Cancels an order for the fee that was shown; a higher one is refused by the server (decision E3). */
export function useCancelOrder(): {
  cancel: (order: OrderDetailFragment) => Promise<CancelResult>
  isSending: boolean
} {
  const [key, setKey] = useState(() => newKey())
  const [send, { loading }] = useMutation(CancelOrderDocument)
  const cancel = async ({ orderNo, cancellation }: OrderDetailFragment): Promise<CancelResult> => {
    try {
      const input = { key, orderNo, feeSeen: cancellation?.feePoints ?? 0 }
      const { data } = await send({ variables: { input } })
      const refused = data?.cancelOrder.userErrors[0]
      if (refused) setKey(newKey())
      if (refused?.code === RejectionCode.FEE_CHANGED) return { kind: 'feeChanged' }
      if (refused) return { kind: 'refused', message: refused.message }
      return { kind: 'cancelled', message: data?.cancelOrder.message ?? null }
    } catch {
      return { kind: 'noAnswer' }
    }
  }
  return { cancel, isSending: loading }
}
