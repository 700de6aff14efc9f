import { Link } from 'react-router'
import { useText } from '../../../i18n/useText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Words } from '../../../ui/Words.tsx'
import { policyPath } from '../paths/policyPath.ts'
import { FeeTable } from './FeeTable.tsx'

/** The cancellation policy with its table of fees (decisions E3, E11). */
export function PolicyDialog() {
  const text = useText()
  return (
    <Dialog title={text('booking.policy.title')}>
      <p>{text('booking.policy.intro')}</p>
      <FeeTable />
      <p>
        <Words id="booking.policy.refund" />
      </p>
      <p>
        <Link to={policyPath}>{text('booking.policy.whole')}</Link>
      </p>
    </Dialog>
  )
}
