import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { useText } from '../../i18n/useText.ts'
import { HiddenText } from '../../ui/Wrap.tsx'
import { OrderDetailDocument, type OrderDetailFragment } from './orders.generated.ts'

/** Keeps the order one looks at up to date, and tells a screen reader where it stands when somebody else has moved it (decision T8). */
export function OrderNews({ order: { orderNo, status } }: { readonly order: OrderDetailFragment }) {
  const text = useText()
  const client = useApolloClient()
  const known = useRef(status)
  const [told, setTold] = useState<typeof status>()
  // one's own commands say themselves what they did
  useEffect(() => {
    known.current = status
  }, [status])
  useLiveOrders(
    async () => {
      const query = { query: OrderDetailDocument, variables: { orderNo } }
      const before = known.current
      const answer = await client
        .query({ ...query, fetchPolicy: 'network-only', context: { isQuiet: true } })
        .catch(() => undefined)
      const now = answer?.data?.order?.status
      if (now && now !== before) setTold(now)
    },
    { orderNo },
  )
  return <HiddenText role="status">{told && text('orders.news', { status: told })}</HiddenText>
}
