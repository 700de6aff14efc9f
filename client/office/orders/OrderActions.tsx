import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { type Reply, sendOnce } from '../../api/command/command.ts'
import { Problem } from '../../api/command/Problem.tsx'
import { useCommand } from '../../api/command/useCommand.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { OrderDialog } from './dialogs/orderDialog.ts'
import { type OrderAction, officeOrderActions, orderActions } from './orderActions.ts'
import { type OfficeOrderCardFragment, ResendConfirmationDocument } from './orders.generated.ts'

interface OrderActionsProps {
  readonly order: OfficeOrderCardFragment
  readonly isSearch: boolean
  readonly onOpen: (dialog: OrderDialog) => void
  readonly settle: (reply: Reply) => unknown
}

/** The card's buttons; only assigning an order that has no crew yet is solid. */
export function OrderActions({ order, isSearch, onOpen, settle }: OrderActionsProps) {
  const text = useText()
  const { orderNo, status } = order.order
  const { run, isSending, failed } = useCommand({ isOnRow: true })
  const { buttons, more } = orderActions(order, isSearch)
  const terms = { orderNo }
  const resend = () =>
    sendOnce({
      mutation: ResendConfirmationDocument,
      about: orderNo,
      terms,
      context: { leaveTo: '/' },
      reread: settle,
    })
  const act = (action: OrderAction) => {
    const { Dialog } = officeOrderActions[action]
    if (Dialog) onOpen(Dialog)
    else if (window.confirm(text('officeOrders.resend.question', { orderNo }))) void run(resend)
  }
  return (
    <>
      <Problem reply={failed} />
      <Buttons>
        {buttons.map((action) => (
          <Button
            key={action}
            size="sm"
            {...looks[action]}
            {...(action === 'assign' && status !== 'Pending' ? { look: 'secondary' } : {})}
            {...(action === 'cancel' && !buttons.includes('move') ? atStart : {})}
            disabled={action === 'resend' && isSending}
            aria-label={text('officeOrders.action.of', {
              action: text(`officeOrders.action.${action}`),
              orderNo,
            })}
            onClick={() => act(action)}
          >
            {action === 'resend' && isSending && <Spinner />}
            {text(`officeOrders.action.${action}`)}
          </Button>
        ))}
        <MenuButton
          trigger={
            <Button
              size="sm"
              look="quiet"
              px="2"
              {...(buttons.length === 0 ? atStart : {})}
              aria-label={text('officeOrders.more.of', { orderNo })}
            >
              <Icon name="dots" />
              {buttons.length === 0 && text('officeOrders.more')}
            </Button>
          }
          choices={more.map((action) => ({
            value: action,
            label: text(`officeOrders.action.${action}`),
            icon: officeOrderActions[action].icon ?? 'note',
          }))}
          onChoose={(value) => act(value as OrderAction)}
        />
      </Buttons>
    </>
  )
}

const wide = { flex: '1 0 100%' } as const
const half = { flex: '1 0 auto', px: '2', fontWeight: 'medium' } as const
/** A quiet button that begins its line: its words stand under those above. */
const atStart = { justifyContent: 'flex-start', ms: '-2' } as const
/** What differs from one documented button to another. */
const looks: Partial<Record<OrderAction, ComponentProps<typeof Button>>> = {
  assign: { look: 'primary', ...wide },
  resend: { look: 'secondary', ...wide },
  move: { look: 'secondary', ...half },
  cancel: { look: 'quiet', ...half, color: 'danger' },
}

const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '1', sm: '2' },
    rowGap: '2',
    mt: 'auto',
    pt: '2',
    '[data-density=compact] &': { pt: '0', columnGap: '1', rowGap: '1', '& button': { minHeight: '2rem' } },
  },
})
