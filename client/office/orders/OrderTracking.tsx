import { useQuery } from '@apollo/client/react'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { OrderTrackingDocument } from './orders.generated.ts'
import { TrackingTable } from './TrackingTable.tsx'

/** 'Change Tracking List' of an order, read when it is unfolded; what was read before stands there at once. */
export function OrderTracking({ orderNo }: { readonly orderNo: string }) {
  const { data, error, refetch } = useQuery(OrderTrackingDocument, {
    variables: { orderNo },
    context: { isQuiet: true },
  })
  const trail = data?.adminOrder?.trail
  if (trail) return <TrackingTable trail={trail} />
  if (error) return <LoadFailed size="sm" words="officeOrders.failed" onRetry={() => void refetch()} />
  return <Skeleton height="4rem" />
}
