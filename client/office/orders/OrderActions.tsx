import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { Problem } from '../../api/command/Problem.tsx'
import { useCommand } from '../../api/command/useCommand.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { Question } from '../parts/Question.tsx'
import type { OrderDialog } from './dialogs/orderDialog.ts'
import { type OfferedActions, type OrderAction, officeOrderActions } from './orderActions.ts'
import { type OfficeOrderCardFragment, ResendConfirmationDocument } from './orders.generated.ts'

interface OrderActionsProps {
  readonly order: OfficeOrderCardFragment
  readonly offered: OfferedActions
  readonly onOpen: (dialog: OrderDialog) => void
}

/** The card's buttons; only assigning an order without a crew is solid. */
export function OrderActions({ order, offered, onOpen }: OrderActionsProps) {
  const text = useText()
  const { orderNo, status } = order.order
  const { run, isSending, failed } = useCommand(ResendConfirmationDocument, {
    about: orderNo,
    context: { leaveTo: '/' },
    isOnRow: true,
  })
  const dialog = useDialog()
  const { buttons, more } = offered
  const nameOf = (action: OrderAction) => text(`officeOrders.action.${action}`)
  const act = (action: OrderAction) => {
    const { Dialog } = officeOrderActions[action]
    if (Dialog) onOpen(Dialog)
    else
      dialog.open(() => (
        <Question
          words={text('officeOrders.resend.question')}
          about={orderNo}
          yes={nameOf(action)}
          onYes={() => void run({ orderNo })}
        />
      ))
  }
  const drawn = buttons.map((action) => (
    <Button
      key={action}
      size="sm"
      {...looks[action]}
      {...(action === 'assign' && status !== 'Pending' ? { look: 'secondary' } : {})}
      disabled={action === 'resend' && isSending}
      aria-label={text('officeOrders.action.of', { action: nameOf(action), orderNo })}
      title={action === 'resend' ? nameOf(action) : undefined}
      onClick={() => act(action)}
    >
      {action === 'resend' ? isSending ? <Spinner /> : <Icon name="mail" /> : nameOf(action)}
    </Button>
  ))
  return (
    <>
      <Buttons>
        {drawn.slice(0, -1)}
        <span>
          {drawn.at(-1)}
          <MenuButton
            trigger={
              <Button size="sm" look="quiet" px="2" aria-label={text('officeOrders.more.of', { orderNo })}>
                <Icon name="dots" />
              </Button>
            }
            choices={more.map((action) => ({
              value: action,
              label: nameOf(action),
              icon: officeOrderActions[action].icon ?? 'note',
            }))}
            onChoose={(value) => act(value as OrderAction)}
          />
        </span>
      </Buttons>
      {dialog.host()}
      {failed && (
        <chakra.div flex="1 0 100%">
          <Problem reply={failed} />
        </chakra.div>
      )}
    </>
  )
}

/** What differs between the documented buttons; resending is an icon, so that all of them fit on one line. */
const looks: Partial<Record<OrderAction, ComponentProps<typeof Button>>> = {
  assign: { look: 'primary' },
  resend: { px: '2' },
  move: { fontWeight: 'medium' },
  cancel: { look: 'quiet', fontWeight: 'medium', color: 'danger' },
}

/** The menu is on a line of its own only if it is alone. */
const Buttons = chakra('div', {
  base: {
    '&, & > span': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    ms: 'auto',
    smDown: {
      // a menu alone is beside what unfolds
      '&:has(button + button)': { width: '100%' },
      '& :is(button, span:has(button))': { flex: '1 0 auto' },
      '& [aria-haspopup=menu]': { flex: 'none', ms: 'auto' },
    },
    '[data-density=compact] &': { '&, & > span': { gap: '1' }, '& button': { minHeight: '2rem' } },
  },
})
