import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../../../schema/rules/businessRules.ts'
import type { MessageId } from '../../../../i18n/messageId.ts'
import { useText, type Values } from '../../../../i18n/useText.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Words } from '../page/Words.tsx'

const { cancellation } = businessRules

const rows: readonly (readonly [when: MessageId, fee: MessageId, values: Values])[] = [
  ['booking.policy.pending', 'booking.policy.none', {}],
  ['booking.policy.grace', 'booking.policy.none', { minutes: cancellation.graceMinutesAfterPlacing }],
  ['booking.policy.early', 'booking.policy.none', { hours: cancellation.freeHoursAhead }],
  [
    'booking.policy.inside',
    'booking.policy.percentMost',
    {
      hours: cancellation.freeHoursAhead,
      percent: cancellation.feePercentInsideDay,
      points: cancellation.feeMaxPointsInsideDay,
    },
  ],
  [
    'booking.policy.late',
    'booking.policy.percent',
    { hours: cancellation.lateHoursAhead, percent: cancellation.feePercentLate },
  ],
  ['booking.policy.period', 'booking.policy.none', {}],
]

/** The cancellation policy with its table of fees (decisions E3, E11). */
export function PolicyDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const text = useText()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text('booking.policy.title')}>
      <p>{text('booking.policy.intro')}</p>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text('booking.policy.when')}</th>
            <th scope="col">{text('booking.policy.fee')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([when, fee, values]) => (
            <tr key={when}>
              <th scope="row">{text(when, values)}</th>
              <td>{text(fee, values)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        <Words id="booking.policy.refund" />
      </p>
    </Dialog>
  )
}

const Table = chakra('table', {
  base: {
    width: '100%',
    textStyle: 't14',
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    '& th': { fontWeight: 'medium', pe: '4' },
    '& thead th': { color: 'muted' },
  },
})
