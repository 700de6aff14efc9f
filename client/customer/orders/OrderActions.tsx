import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { useOpened } from '../../ui/useOpened.ts'
import { whenOpened } from '../../ui/whenOpened.tsx'
import { rescheduleOrderPath } from '../parts/paths/orderPaths.ts'
import { policyPath } from '../parts/paths/policyPath.ts'
import type { OrderDetailFragment } from './orders.generated.ts'
import { isReschedulable, whyNotMovable } from './reschedulable.ts'

const CancelDialog = whenOpened(async () => (await import('./CancelDialog.tsx')).CancelDialog)
const ContactDialog = whenOpened(async () => (await import('./ContactDialog.tsx')).ContactDialog)
const InstructionsDialog = whenOpened(
  async () => (await import('./InstructionsDialog.tsx')).InstructionsDialog,
)

/** The Actions menu and what it opens (document section 2, "Order detail"). */
export function OrderActions({ order }: { readonly order: OrderDetailFragment }) {
  const text = useText()
  const navigate = useNavigate()
  const asks = useLocation().state?.asks
  const { opened, open, ...dialogs } = useOpened<OrderAction>(
    asks === 'cancel' && offersCancelling(order) ? 'cancel' : undefined,
  )
  const close = () => dialogs.close()
  // The menu's entry, which had the focus, is gone when a dialog closes.
  const place = useRef<HTMLSpanElement>(null)
  const toButton = () => place.current?.querySelector('button') ?? null
  const choose = (action: OrderAction) => {
    if (action === 'reschedule') void navigate(rescheduleOrderPath(order.orderNo))
    else if (action === 'policy') void navigate(policyPath)
    else open(action)
  }
  return (
    <>
      <span ref={place} className="no-print">
        <MenuButton
          trigger={
            <Button>
              {text('orders.actions')}
              <Icon name="down" />
            </Button>
          }
          choices={orderActions(order).map((choice) => ({
            ...choice,
            label: <ChoiceWords action={choice.value} order={order} />,
          }))}
          onChoose={(value) => choose(value as OrderAction)}
        />
      </span>
      <ContactDialog
        finalFocus={toButton}
        isOpen={opened === 'contact'}
        onClose={close}
        orderNo={order.orderNo}
      />
      <CancelDialog finalFocus={toButton} isOpen={opened === 'cancel'} onClose={close} order={order} />
      <InstructionsDialog
        finalFocus={toButton}
        isOpen={opened === 'addInstructions'}
        onClose={close}
        order={order}
      />
    </>
  )
}

interface ChoiceWordsProps {
  readonly action: OrderAction
  readonly order: OrderDetailFragment
}

/** An entry's label; a disabled one says why underneath. */
function ChoiceWords({ action, order }: ChoiceWordsProps) {
  const text = useText()
  const words = text(`orders.actions.${action}`)
  if (action === 'cancel') return <chakra.span color="danger">{words}</chakra.span>
  const reason = action === 'reschedule' ? whyNotMovable(order) : undefined
  if (!reason) return words
  return (
    <chakra.span maxWidth="16rem">
      {words}
      <chakra.small display="block" textStyle="t14">
        {text(reason.id, reason.values)}
      </chakra.small>
    </chakra.span>
  )
}

/** An action of the menu; ends the message id `orders.actions.…`. */
type OrderAction = 'reschedule' | 'addInstructions' | 'policy' | 'contact' | 'cancel'

interface OfferedAction {
  readonly value: OrderAction
  readonly icon: IconName
  readonly isDisabled?: boolean
  readonly isApart?: boolean
}

/**
 * The entries of the menu: rescheduling for day orders with status 0 or 1, disabled with its reason if it is too late or was done too
 * often; notes and cancelling with status 0 or 1; policy and contact always (document section 2; decisions E1, E10, E11).
 */
function orderActions(order: OrderDetailFragment): readonly OfferedAction[] {
  const { viewerMay, status } = order
  const isOpen = status === 'Pending' || status === 'Confirmed'
  const isDisabled = whyNotMovable(order) !== undefined
  return [
    ...offer(isReschedulable(order), { value: 'reschedule', icon: 'calendar', isDisabled }),
    ...offer(isOpen && viewerMay.addInstructions, { value: 'addInstructions', icon: 'note' }),
    { value: 'policy', icon: 'shield' },
    { value: 'contact', icon: 'phone' },
    ...offer(offersCancelling(order), { value: 'cancel', icon: 'close', isApart: true }),
  ]
}

/** A link of a recurring visit may ask for it at once. */
function offersCancelling({ viewerMay, status }: OrderDetailFragment): boolean {
  return (status === 'Pending' || status === 'Confirmed') && viewerMay.cancel
}

function offer(isOffered: boolean, action: OfferedAction): readonly OfferedAction[] {
  return isOffered ? [action] : []
}
