import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import type { OrderAction } from '../../api/schema.generated.ts'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { groupName } from '../parts/groupName.ts'
import { TrailDetail, TrailTable } from '../parts/TrailTable.tsx'
import type { OfficeOrderChangeFragment } from './orders.generated.ts'

type Change = OfficeOrderChangeFragment & { readonly action: Exclude<OrderAction, 'Placed'> }

/** Each change with its time, zone and actor (back-office document, section 2; decision T5). */
export function TrackingTable({ trail }: { readonly trail: readonly OfficeOrderChangeFragment[] }) {
  const text = useText()
  const changes = trail.filter(isChange)
  if (changes.length === 0)
    return (
      <chakra.p color="muted" pb="2">
        {text('officeOrders.tracking.none')}
      </chakra.p>
    )
  return (
    <TrailTable entries={changes} keyOf={({ at, action }) => `${at} ${action}`}>
      {(change) => (
        <>
          {text(`orderAction.${change.action}`)}
          <ChangeDetail change={change} />
        </>
      )}
    </TrailTable>
  )
}

/** Old and new, if the change has any. */
export function ChangeDetail({ change }: { readonly change: Change }) {
  const intl = useIntl()
  const text = useText()
  const { moment } = useFormats()
  const written = ({ date, time }: { readonly date: string; readonly time?: string | null }) =>
    [writeDate(intl, date, 'medium'), time && writeTime(intl, time)].filter(Boolean).join(', ')
  const crew = ({ groupNo }: { readonly groupNo: string }) => groupName(text, groupNo)
  const { oldBooking, newBooking, oldGroup, newGroup, crewKept, happenedAt, claimedAt, note } = change
  return (
    <>
      {oldBooking && newBooking && (
        <TrailDetail>
          {text('officeOrders.tracking.from', { old: written(oldBooking), new: written(newBooking) })}
        </TrailDetail>
      )}
      {happenedAt && (
        <TrailDetail>
          {text('officeOrders.tracking.happened', { time: moment(happenedAt), recorded: moment(change) })}
        </TrailDetail>
      )}
      {claimedAt && (
        <TrailDetail>{text('officeOrders.tracking.claimed', { time: moment(claimedAt) })}</TrailDetail>
      )}
      {crewKept === false && <TrailDetail>{text('officeOrders.tracking.crewLost')}</TrailDetail>}
      {newGroup && !newBooking && (
        <TrailDetail>
          {oldGroup
            ? text('officeOrders.tracking.from', { old: crew(oldGroup), new: crew(newGroup) })
            : crew(newGroup)}
        </TrailDetail>
      )}
      {change.reason && (
        <TrailDetail>{text('officeOrders.tracking.reason', { reason: change.reason })}</TrailDetail>
      )}
      <Figures change={change} />
      {note && <TrailDetail>{note}</TrailDetail>}
    </>
  )
}

function Figures({ change: { action, refundPoints, feePoints } }: { readonly change: Change }) {
  const text = useText()
  const feeWords = action === 'FeeWaived' ? 'officeOrders.tracking.feeWaived' : 'officeOrders.tracking.fee'
  return (
    <>
      {Boolean(refundPoints) && (
        <TrailDetail>{text('officeOrders.tracking.refund', { points: refundPoints ?? 0 })}</TrailDetail>
      )}
      {Boolean(feePoints) && <TrailDetail>{text(feeWords, { points: feePoints ?? 0 })}</TrailDetail>}
    </>
  )
}

/** A change is all but the placing, which is the placing date and has no label. */
export function isChange(change: OfficeOrderChangeFragment): change is Change {
  return change.action !== 'Placed'
}
