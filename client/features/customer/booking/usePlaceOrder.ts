import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { v4 as newKey } from 'uuid'
import { RejectionCode } from '../../../../schema/rules/rejections.ts'
import { PlaceOrderDocument, type PlaceOrderInput } from '../../../gql/graphql.ts'

/** What an order is made of, but for the key. */
export type OrderWish = Omit<PlaceOrderInput, 'key'>

/** How an attempt ended; `noAnswer` may have placed the order, so the same key is sent again. */
export type PlaceResult =
  | { readonly kind: 'placed'; readonly orderNo: string; readonly message: string | null }
  | { readonly kind: 'refused'; readonly code: RejectionCode; readonly message: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'noAnswer' }

/**
 * Places an order. The key is made once when the page is entered: pressing again, or a retry after a time-out, never books twice
 * (decision D13). Only a key the server calls used up is replaced.
 */
export function usePlaceOrder(): { place: (wish: OrderWish) => Promise<PlaceResult>; isSending: boolean } {
  const [key, setKey] = useState(() => newKey())
  const [send, { loading }] = useMutation(PlaceOrderDocument)
  const place = async (wish: OrderWish): Promise<PlaceResult> => {
    try {
      const { data } = await send({ variables: { input: { ...wish, key } } })
      const refused = data?.placeOrder.userErrors[0]
      if (refused?.code === RejectionCode.KEY_REUSED) setKey(newKey())
      if (refused) return { kind: 'refused', code: refused.code, message: refused.message }
      if (!data?.placeOrder.order) return { kind: 'empty' }
      const { order, message } = data.placeOrder
      return { kind: 'placed', orderNo: order.orderNo, message: message ?? null }
    } catch {
      return { kind: 'noAnswer' }
    }
  }
  return { place, isSending: loading }
}
