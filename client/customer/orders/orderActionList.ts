import type { IconName } from '../../ui/Icon.tsx'
import type { OrderDetailFragment } from './orders.generated.ts'
import { isReschedulable, whyNotMovable } from './reschedulable.ts'

/** What the Actions menu offers; ends the message id `orders.actions.…`. */
export type OrderAction = 'reschedule' | 'addInstructions' | 'policy' | 'contact' | 'cancel'

interface OfferedAction {
  readonly value: OrderAction
  readonly icon: IconName
  readonly isDisabled?: boolean
  readonly isApart?: boolean
}

/**
 * The entries of the menu: rescheduling for day orders with status 0 or 1, off with its reason when it is too late or was done too
 * often; notes and cancelling with status 0 or 1; policy and contact always (document section 2; decisions E1, E10, E11).
 */
export function orderActions(order: OrderDetailFragment): readonly OfferedAction[] {
  const { viewerMay, status } = order
  const isOpen = status === 'Pending' || status === 'Confirmed'
  const isDisabled = whyNotMovable(order) !== undefined
  return [
    ...offer(isReschedulable(order), { value: 'reschedule', icon: 'calendar', isDisabled }),
    ...offer(isOpen && viewerMay.addInstructions, { value: 'addInstructions', icon: 'note' }),
    { value: 'policy', icon: 'shield' },
    { value: 'contact', icon: 'phone' },
    ...offer(isOpen && viewerMay.cancel, { value: 'cancel', icon: 'close', isApart: true }),
  ]
}

function offer(isOffered: boolean, action: OfferedAction): readonly OfferedAction[] {
  return isOffered ? [action] : []
}
