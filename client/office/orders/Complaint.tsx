import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { QueryState } from '../../api/QueryState.tsx'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TrailDetail } from '../parts/TrailTable.tsx'
import { type OfficeOrderChangeFragment, OrderTrackingDocument } from './orders.generated.ts'

type Trail = readonly OfficeOrderChangeFragment[]

/** The last complaint and, once it is resolved, how it ended. */
export function lastComplaint(trail: Trail): Trail {
  const said = trail.filter(({ action }) => action === 'DisputeOpened' || action === 'DisputeResolved')
  const since = said.findLastIndex(({ action }) => action === 'DisputeOpened')
  return since < 0 ? [] : said.slice(since)
}

/** A complaint in the words of the record (decision W6). */
export function ComplaintWords({ said }: { readonly said: Trail }) {
  const text = useText()
  const { moment } = useFormats()
  return (
    <Stack gap="3">
      {said.map((change) => (
        <div key={change.at}>
          <chakra.p fontWeight="medium">
            {text('officeOrders.tracking.reason', { reason: change.reason ?? '' })}
          </chakra.p>
          {change.note && (
            <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
              {change.note}
            </chakra.p>
          )}
          <TrailDetail>
            {[moment(change), text(`role.${change.by.role}`), change.by.name].filter(Boolean).join(' · ')}
          </TrailDetail>
        </div>
      ))}
    </Stack>
  )
}

/** The complaint that is being decided, also where the order's record is not on screen. */
export function OpenComplaint({ orderNo }: { readonly orderNo: string }) {
  const text = useText()
  const result = useQuery(OrderTrackingDocument, {
    variables: { orderNo },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { overlay: 'never' },
  })
  return (
    <chakra.section aria-label={text('officeOrders.page.complaint')} textStyle="t14">
      <chakra.h3 textStyle="t14" color="muted">
        {text('officeOrders.page.complaint')}
      </chakra.h3>
      <QueryState
        result={{ ...result, data: result.data?.adminOrder?.trail }}
        words="officeOrders.failed"
        skeleton={<Skeleton height="4rem" />}
      >
        {(trail) => <ComplaintWords said={lastComplaint(trail)} />}
      </QueryState>
    </chakra.section>
  )
}
