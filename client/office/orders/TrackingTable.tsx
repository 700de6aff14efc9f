import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { OrderAction as ActionId } from '../../../schema/rules/enumerations.ts'
import type { ActorRole, OrderAction } from '../../api/schema.generated.ts'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { useFormats } from '../../format/useFormats.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import type { OfficeOrderChangeFragment } from './orders.generated.ts'

type Change = OfficeOrderChangeFragment & { readonly action: Exclude<OrderAction, 'Placed'> }

/** Each change with its time, zone and actor (back-office document, section 2; decision T5). */
export function TrackingTable({ trail }: { readonly trail: readonly OfficeOrderChangeFragment[] }) {
  const text = useText()
  const { moment } = useFormats()
  const changes = trail.filter(isChange)
  if (changes.length === 0)
    return (
      <chakra.p color="muted" pb="2">
        {text('officeOrders.tracking.none')}
      </chakra.p>
    )
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{text('officeOrders.tracking.action')}</th>
          <th scope="col">{text('officeOrders.tracking.time')}</th>
          <th scope="col">{text('officeOrders.tracking.role')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={`${change.at} ${change.action}`}>
            <td>
              {text(actionWord(change.action))}
              <ChangeDetail change={change} />
            </td>
            <td>{moment(change)}</td>
            <td>
              {text(roleWord(change.by.role))}
              {change.by.name && <Small>{change.by.name}</Small>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Old and new, if the change has any. */
function ChangeDetail({ change }: { readonly change: Change }) {
  const intl = useIntl()
  const text = useText()
  const { moment } = useFormats()
  const written = ({ date, time }: { readonly date: string; readonly time?: string | null }) =>
    [writeDate(intl, date, 'medium'), time && writeTime(intl, time)].filter(Boolean).join(', ')
  const { oldBooking, newBooking, oldGroup, newGroup, crewKept, happenedAt, claimedAt, note } = change
  return (
    <>
      {oldBooking && newBooking && (
        <Small>
          {text('officeOrders.tracking.from', { old: written(oldBooking), new: written(newBooking) })}
        </Small>
      )}
      {happenedAt && <Small>{text('officeOrders.tracking.happened', { time: moment(happenedAt) })}</Small>}
      {claimedAt && <Small>{text('officeOrders.tracking.claimed', { time: moment(claimedAt) })}</Small>}
      {crewKept === false && <Small>{text('officeOrders.tracking.crewLost')}</Small>}
      {newGroup && !newBooking && (
        <Small>
          {oldGroup
            ? text('officeOrders.tracking.from', { old: oldGroup.groupNo, new: newGroup.groupNo })
            : newGroup.groupNo}
        </Small>
      )}
      {change.reason && <Small>{text('officeOrders.tracking.reason', { reason: change.reason })}</Small>}
      <Figures change={change} />
      {note && <Small>{note}</Small>}
    </>
  )
}

function Figures({ change: { action, refundPoints, feePoints } }: { readonly change: Change }) {
  const text = useText()
  const feeWords = action === 'FeeWaived' ? 'officeOrders.tracking.feeWaived' : 'officeOrders.tracking.fee'
  return (
    <>
      {Boolean(refundPoints) && (
        <Small>{text('officeOrders.tracking.refund', { points: refundPoints ?? 0 })}</Small>
      )}
      {Boolean(feePoints) && <Small>{text(feeWords, { points: feePoints ?? 0 })}</Small>}
    </>
  )
}

function isChange(change: OfficeOrderChangeFragment): change is Change {
  return change.action !== 'Placed'
}

const Table = chakra('table', {
  base: {
    width: '100%',
    // a long name takes no room from the change
    tableLayout: 'fixed',
    mb: '2',
    fontVariantNumeric: 'tabular-nums',
    // a day and its hour have a line each
    '& th': {
      fontWeight: 'medium',
      color: 'muted',
      _first: { width: { base: '36%', sm: '40%' } },
      _last: { width: { base: '26%', sm: '28%' } },
    },
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      py: '1',
      pe: { base: '3', sm: '4' },
      overflowWrap: 'anywhere',
    },
    '& th:last-child, & td:last-child': { pe: '0' },
    '& tr + tr > td, & tbody > tr > td': { borderTopWidth: '1px', borderColor: 'line' },
  },
})

const Small = chakra('span', {
  base: { display: 'block', textStyle: 't12', color: 'muted', whiteSpace: 'pre-line' },
})

const roles: Readonly<Record<ActorRole, number>> = { System: 0, Customer: 1, Staff: 2, Admin: 3 }

/** A change's label, by its number in the documented lookups (decisions B9, E9); placing has none, because it is the placing date. */
function actionWord(action: Exclude<OrderAction, 'Placed'>): MessageId {
  return `orderAction.${ActionId[action]}`
}

/** A role's label. */
export function roleWord(role: ActorRole): MessageId {
  return `role.${roles[role]}` as MessageId
}
