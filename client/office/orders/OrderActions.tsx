import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Question } from '../../ui/Question.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { groupName } from '../parts/groupName.ts'
import type { OrderDialog } from './dialogs/orderDialog.tsx'
import { type OfferedActions, type OrderAction, officeOrderActions } from './orderActions.ts'
import {
  AssignGroupDocument,
  type OfficeOrderCardFragment,
  ResendConfirmationDocument,
} from './orders.generated.ts'

/** Where an order is shown: whole in a list, alone on its page, or on one line of a list. */
type OrderPlace = 'card' | 'page' | 'row'

interface OrderActionsProps {
  readonly order: OfficeOrderCardFragment
  readonly offered: OfferedActions
  /** On a card two are beside the menu, on the order's own page three, of which the first may be solid; in a row assigning alone. */
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
  const suggestion = useSuggestion(order)
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
  const suggested = buttons.includes('assign') ? suggestion.crew : undefined
  // a pending card keeps one place for the crew to offer
  const room = besideMenu[place] - Number(place === 'card' ? status === 'Pending' : suggested !== undefined)
  const next = suggested ? undefined : nextStep(order.order)
  const shown =
    place === 'row'
      ? buttons.filter((action) => action === 'assign' && status === 'Pending' && !suggested)
      : buttons.slice(0, room)
  const drawn = [
    ...(suggested
      ? [
          <ActionButton
            key="suggested"
            {...lookOf('assign', { place, isNext: true })}
            isSending={suggestion.isSending}
            name={text('officeOrders.action.assignTo', { crew: groupName(text, suggested.groupNo) })}
            orderNo={orderNo}
            onClick={suggestion.assign}
          />,
        ]
      : []),
    ...shown.map((action) => (
      <ActionButton
        key={action}
        {...lookOf(action, { place, isNext: action === next })}
        isSending={action === 'resend' && isSending}
        name={nameOf(action)}
        face={text(shortNames[place][action] ?? `officeOrders.action.${action}`)}
        short={suggested && action === 'assign' ? text('officeOrders.action.assignShort') : undefined}
        orderNo={orderNo}
        onClick={() => act(action)}
      />
    )),
  ]
  const folded = cancelLast([...more, ...(place === 'row' ? buttons : buttons.slice(room))])
  const lost = failed ?? suggestion.failed
  return (
    <>
      <Buttons data-place={place}>
        {drawn.slice(0, -1)}
        <span>
          {drawn.at(-1)}
          {folded.length > 0 && (
            <MenuButton
              trigger={
                <MoreButton isNamed={place === 'page'} label={text('officeOrders.more.of', { orderNo })} />
              }
              choices={folded.map((action) => ({
                value: action,
                label: nameOf(action),
                icon: officeOrderActions[action].icon,
                isDestructive: action === 'cancel',
                hasSeparator: action === 'cancel' && folded.length > 1,
              }))}
              onChoose={(value) => act(value as OrderAction)}
            />
          )}
        </span>
      </Buttons>
      {dialog.host()}
      {lost && (
        <chakra.div flex="1 0 100%" gridColumn="1 / -1">
          <Problem reply={lost} />
        </chakra.div>
      )}
    </>
  )
}

interface MoreButtonProps extends ComponentProps<typeof Button> {
  readonly label: string
  /** It says so instead of three dots. */
  readonly isNamed: boolean
}

function MoreButton({ label, isNamed, ...button }: MoreButtonProps) {
  const text = useText()
  const look = isNamed ? { fontWeight: 'medium' } : ({ px: '2', look: 'quiet' } as const)
  return (
    <Button size="sm" {...look} {...button} aria-label={label}>
      {isNamed && text('officeOrders.more')}
      <Icon name={isNamed ? 'down' : 'dots'} size={isNamed ? 16 : 20} />
    </Button>
  )
}

interface ActionButtonProps extends ComponentProps<typeof Button> {
  readonly name: string
  /** What is read on it: a part of the name, which it is by default. */
  readonly face?: string
  /** The same on a phone. */
  readonly short?: string | undefined
  readonly orderNo: string
  readonly isSending: boolean
}

function ActionButton({ name, face = name, short, orderNo, isSending, ...button }: ActionButtonProps) {
  const text = useText()
  return (
    <Button
      size="sm"
      {...button}
      disabled={isSending}
      aria-label={text('officeOrders.action.of', { action: name, orderNo })}
    >
      {isSending && <Spinner />}
      {short && <chakra.span hideFrom="sm">{short}</chakra.span>}
      <chakra.span hideBelow={short && 'sm'}>{face}</chakra.span>
    </Button>
  )
}

/** What is read on a button that has less room than its name. */
const shortNames: Readonly<Record<OrderPlace, Partial<Record<OrderAction, MessageId>>>> = {
  card: {},
  page: { addNote: 'orders.actions.addInstructions' },
  row: { assign: 'officeOrders.action.assignShort' },
}

/** So many buttons are beside the menu. */
const besideMenu: Readonly<Record<OrderPlace, number>> = { card: 2, page: 3, row: 1 }

function cancelLast(actions: readonly OrderAction[]): readonly OrderAction[] {
  return actions.toSorted((a, b) => Number(a === 'cancel') - Number(b === 'cancel'))
}

type Look = Partial<ComponentProps<typeof Button>>

/** What differs between a card's buttons. */
const looks: Partial<Record<OrderAction, Look>> = {
  assign: { css: { '&:hover, &:focus-visible': { bg: 'brand', borderColor: 'brand', color: 'onBrand' } } },
  move: { fontWeight: 'medium' },
  cancel: { look: 'quiet', fontWeight: 'medium', color: 'danger' },
}

interface Shown {
  readonly place: OrderPlace
  /** The order waits for it. */
  readonly isNext: boolean
}

/** Solid is the one step that the order's own page waits for; a phone's row has its menu alone. */
function lookOf(action: OrderAction, { place, isNext }: Shown): Look {
  if (place === 'row') return { ...looks[action], hideBelow: 'sm' }
  if (place === 'card') return looks[action] ?? {}
  if (isNext) return { look: 'primary' }
  return action === 'cancel' ? { look: 'danger' } : { fontWeight: 'medium' }
}

/** What an order waits for: a crew, another time after a visit that could not be done, or how a complaint ends. */
function nextStep({ status, failedVisit }: OfficeOrderCardFragment['order']): OrderAction {
  if (status === 'Pending') return 'assign'
  return failedVisit ? 'move' : 'resolveDispute'
}

/** The crew that the server would offer first for a pending visit, and giving it the order by one press. */
function useSuggestion({ revision, order, suggestedGroup }: OfficeOrderCardFragment) {
  const { orderNo, status } = order
  const { run, isSending, failed } = useCommand(AssignGroupDocument, {
    about: orderNo,
    seen: { revisionSeen: revision },
    context: { leaveTo: '/' },
    isOnRow: true,
  })
  const crew = status === 'Pending' && suggestedGroup ? suggestedGroup : undefined
  const assign = () => crew && void run({ orderNo, groupId: crew.id, evenIfBusy: false })
  return { crew, assign, isSending, failed }
}

/** The menu is on a line of its own only if it is alone. */
const Buttons = chakra('div', {
  base: {
    '&, & > span': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '&:not([data-place=page])': { ms: 'auto' },
    '&[data-place=row]': {
      '&, & > span': { flexWrap: 'nowrap', gap: '1' },
      '& button': { minHeight: '2rem', maxWidth: '8rem', overflow: 'hidden', whiteSpace: 'nowrap' },
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
