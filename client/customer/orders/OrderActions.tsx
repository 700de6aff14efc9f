import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { UnlessLeaving } from '../parts/erasure/UnlessLeaving.tsx'
import { bookAgainPath, bookingAgain } from '../parts/paths/bookingPaths.ts'
import { groupOf, rescheduleOrderPath } from '../parts/paths/customerPaths.ts'
import { policyPath } from '../parts/paths/policyPath.ts'
import type { OrderDetailFragment } from './orders.generated.ts'
import { isReschedulable, whyNotMovable } from './reschedulable.ts'

const CancelDialog = lazyPart(async () => (await import('./CancelDialog.tsx')).CancelDialog)
const ContactDialog = lazyPart(async () => (await import('./ContactDialog.tsx')).ContactDialog)
const InstructionsDialog = lazyPart(async () => (await import('./InstructionsDialog.tsx')).InstructionsDialog)

/**
 * The Actions menu and what it opens (document section 2, "Order detail"), beside what is done most: rescheduling, and booking again
 * (decision X8). A link of another page may ask for an action.
 */
export function OrderActions({ order }: { readonly order: OrderDetailFragment }) {
  const text = useText()
  const navigate = useNavigate()
  const place = useRef<HTMLSpanElement>(null)
  // The menu's entry, which had the focus, is gone when a dialog closes.
  const toButton = () => place.current?.querySelector('button') ?? null
  const dialog = useDialog<OrderDetailFragment>(toButton)
  const { orderNo } = order
  const acts: Readonly<Record<OrderAction, () => void>> = {
    reschedule: () => void navigate(rescheduleOrderPath(orderNo)),
    policy: () => void navigate(policyPath),
    contact: () => dialog.open(() => <ContactDialog orderNo={orderNo} />),
    cancel: () => dialog.open((now) => <CancelDialog order={now} />),
    addInstructions: () => dialog.open(() => <InstructionsDialog orderNo={orderNo} />),
  }
  const { state } = useLocation()
  const openAsked = useEffectEvent(() => {
    const asked = orderActions(order).find(({ value }) => value === state?.asks)
    if (asked) acts[asked.value]()
  })
  useEffect(() => openAsked(), [])
  return (
    <Cluster className="no-print" gap="2">
      {order.viewerMay.reschedule && (
        <ButtonLink to={rescheduleOrderPath(orderNo)}>{text('orders.actions.reschedule')}</ButtonLink>
      )}
      {groupOf(order.status) === 'History' && (
        <UnlessLeaving>
          <ButtonLink look="primary" to={bookAgainPath(order)} state={bookingAgain(order)}>
            {text('orders.again')}
          </ButtonLink>
        </UnlessLeaving>
      )}
      <span ref={place}>
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
          onChoose={(value) => acts[value as OrderAction]()}
        />
      </span>
      {dialog.host(order)}
    </Cluster>
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
  readonly hasSeparator?: boolean
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
    ...offer(offersCancelling(order), { value: 'cancel', icon: 'close', hasSeparator: true }),
  ]
}

function offersCancelling({ viewerMay, status }: OrderDetailFragment): boolean {
  return (status === 'Pending' || status === 'Confirmed') && viewerMay.cancel
}

function offer(isOffered: boolean, action: OfferedAction): readonly OfferedAction[] {
  return isOffered ? [action] : []
}
