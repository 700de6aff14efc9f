import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { Problem } from '../../api/command/Problem.tsx'
import { useCommand } from '../../api/command/useCommand.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { Question } from '../parts/Question.tsx'
import type { OrderDialog } from './dialogs/orderDialog.ts'
import { type OfferedActions, type OrderAction, officeOrderActions } from './orderActions.ts'
import { type OfficeOrderCardFragment, ResendConfirmationDocument } from './orders.generated.ts'

/** Where an order is shown: whole in a list, alone on its page, or on one line of a list. */
type OrderPlace = 'card' | 'page' | 'row'

interface OrderActionsProps {
  readonly order: OfficeOrderCardFragment
  readonly offered: OfferedActions
  /** On the order's own page the first one may be solid, and on a phone all but two are in the menu; in a row all but assigning. */
  readonly place?: OrderPlace
  readonly onOpen: (dialog: OrderDialog) => void
}

/** An order's buttons, and the menu of the others. */
export function OrderActions({ order, offered, place = 'card', onOpen }: OrderActionsProps) {
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
  const isPage = place === 'page'
  const isRow = place === 'row'
  const shown = isRow ? buttons.filter((action) => action === 'assign' && status === 'Pending') : buttons
  const drawn = shown.map((action, nth) => (
    <ActionButton
      key={action}
      size="sm"
      {...(isPage ? pageLook(action, status) : looks[action])}
      {...(isPage && nth >= SHOWN_ON_PHONE ? { hideBelow: 'sm' } : {})}
      isSending={action === 'resend' && isSending}
      icon={action === 'resend' && !isPage ? 'mail' : undefined}
      name={nameOf(action)}
      face={text(shortNames[place][action] ?? `officeOrders.action.${action}`)}
      orderNo={orderNo}
      onClick={() => act(action)}
    />
  ))
  const folded = { card: more, page: buttons.slice(SHOWN_ON_PHONE), row: [...buttons, ...more] }[place]
  return (
    <>
      <Buttons data-place={place}>
        {drawn.slice(0, -1)}
        <span>
          {drawn.at(-1)}
          {folded.length > 0 && (
            <MenuButton
              trigger={
                <Button
                  size="sm"
                  look={isPage ? 'secondary' : 'quiet'}
                  px="2"
                  aria-label={text('officeOrders.more.of', { orderNo })}
                  {...(isPage ? { hideFrom: 'sm' } : {})}
                >
                  <Icon name="dots" />
                </Button>
              }
              choices={folded.map((action) => ({
                value: action,
                label: nameOf(action),
                icon: officeOrderActions[action].icon,
                isDestructive: action === 'cancel',
                hasSeparator: action === 'cancel',
              }))}
              onChoose={(value) => act(value as OrderAction)}
            />
          )}
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

interface ActionButtonProps extends ComponentProps<typeof Button> {
  readonly name: string
  /** What is read on it: the name, or a part of it. */
  readonly face: string
  readonly orderNo: string
  /** In place of the name. */
  readonly icon: IconName | undefined
  readonly isSending: boolean
}

function ActionButton({ name, face, orderNo, icon, isSending, ...button }: ActionButtonProps) {
  const text = useText()
  return (
    <Button
      {...button}
      disabled={isSending}
      aria-label={text('officeOrders.action.of', { action: name, orderNo })}
      title={icon && name}
    >
      {isSending && <Spinner />}
      {icon ? !isSending && <Icon name={icon} /> : face}
    </Button>
  )
}

/** What is read on a button that has less room than its name. */
const shortNames: Readonly<Record<OrderPlace, Partial<Record<OrderAction, MessageId>>>> = {
  card: {},
  page: { addNote: 'orders.actions.addInstructions' },
  row: { assign: 'officeOrders.action.assignShort' },
}

/** So many of a page's buttons fit beside the menu on a phone. */
const SHOWN_ON_PHONE = 2

type Look = Partial<ComponentProps<typeof Button>>

/** What differs between a card's buttons; resending is an icon, so that all of them fit on one line. */
const looks: Partial<Record<OrderAction, Look>> = {
  assign: { css: { '&:hover, &:focus-visible': { bg: 'brand', borderColor: 'brand', color: 'onBrand' } } },
  resend: { px: '2' },
  move: { fontWeight: 'medium' },
  cancel: { look: 'quiet', fontWeight: 'medium', color: 'danger' },
}

/** Solid is the one step that the order waits for. */
function pageLook(action: OrderAction, status: OfficeOrderCardFragment['order']['status']): Look {
  const isNext = (action === 'assign' && status === 'Pending') || action === 'resolveDispute'
  if (isNext) return { look: 'primary' }
  return action === 'cancel' ? { look: 'danger' } : { fontWeight: 'medium' }
}

/** The menu is on a line of its own only if it is alone. */
const Buttons = chakra('div', {
  base: {
    '&, & > span': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '&:not([data-place=page])': { ms: 'auto' },
    '&[data-place=row]': {
      '&, & > span': { flexWrap: 'nowrap', gap: '1' },
      '& button': { minHeight: '2rem' },
    },
    '&:not([data-place=row])': {
      smDown: {
        // a menu alone is beside what unfolds
        '&:has(button + button)': { width: '100%' },
        '& :is(button, span:has(button))': { flex: '1 0 auto' },
        '& [aria-haspopup=menu]': { flex: 'none', ms: 'auto' },
      },
    },
  },
})
