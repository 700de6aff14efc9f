import type { IconName } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { OrderDialog } from './dialogs/orderDialog.tsx'
import { type OrderTab, searchTab } from './listState.ts'
import type { OfficeOrderCardFragment } from './orders.generated.ts'

type Offered = Pick<OfficeOrderCardFragment, 'officeMay'> & {
  readonly order: Pick<OfficeOrderCardFragment['order'], 'status' | 'periodType' | 'series'>
}

interface Row {
  /** Whether the server would allow it now. */
  readonly may: (order: Offered) => boolean
  /** Where the document names it: a button, the first ones on a card. The others are behind "More". */
  readonly isButton?: boolean
  /** Only on the order's own page. */
  readonly isOnPage?: boolean
  /** Its label in a menu. */
  readonly icon: IconName
  /** What it asks first, loaded when it is first opened; an action without one asks a plain question. */
  readonly Dialog?: OrderDialog
}

const table = {
  assign: {
    may: ({ officeMay }) => officeMay.assign,
    isButton: true,
    icon: 'group',
    Dialog: lazyPart(async () => (await import('./dialogs/AssignDialog.tsx')).AssignDialog),
  },
  move: {
    may: ({ officeMay }) => officeMay.move,
    isButton: true,
    icon: 'calendar',
    Dialog: lazyPart(async () => (await import('./dialogs/MoveOrder.tsx')).MoveOrder),
  },
  cancel: {
    may: ({ officeMay }) => officeMay.cancel,
    isButton: true,
    icon: 'close',
    Dialog: lazyPart(async () => (await import('./dialogs/CancelOrderDialog.tsx')).CancelOrderDialog),
  },
  resend: { may: ({ officeMay }) => officeMay.resendConfirmation, isButton: true, icon: 'mail' },
  addNote: {
    may: ({ officeMay }) => officeMay.addInstructions,
    icon: 'note',
    Dialog: lazyPart(async () => (await import('./dialogs/NoteDialog.tsx')).NoteDialog),
  },
  waiveFee: {
    may: ({ officeMay }) => officeMay.waiveFee,
    icon: 'check',
    Dialog: lazyPart(async () => (await import('./dialogs/WaiveFeeDialog.tsx')).WaiveFeeDialog),
  },
  openDispute: {
    may: ({ officeMay }) => officeMay.openDispute,
    icon: 'alert',
    Dialog: lazyPart(async () => (await import('./dialogs/OpenDisputeDialog.tsx')).OpenDisputeDialog),
  },
  resolveDispute: {
    may: ({ officeMay }) => officeMay.resolveDispute,
    icon: 'check',
    Dialog: lazyPart(async () => (await import('./dialogs/ResolveDisputeDialog.tsx')).ResolveDisputeDialog),
  },
  repeat: {
    may: ({ order }) => order.periodType === 'Day' && order.status !== 'Cancelled' && !order.series,
    isOnPage: true,
    icon: 'repeat',
    Dialog: lazyPart(async () => (await import('./dialogs/StartSeriesDialog.tsx')).StartSeriesDialog),
  },
} as const satisfies Readonly<Record<string, Row>>

/** An action on an order; ends the message id `officeOrders.action.…`. */
export type OrderAction = keyof typeof table

/** Every action, in the cards' order: a new action is a row, its dialog, and its texts. */
export const officeOrderActions: Readonly<Record<OrderAction, Row>> = table

/** The documented actions, of which a card has room for the first ones, and those behind "More" in any case. */
export interface OfferedActions {
  readonly buttons: readonly OrderAction[]
  readonly more: readonly OrderAction[]
}

/**
 * Which actions a card offers (back-office document, section 2 "Actions"): assign and resend while the server would allow them, move and
 * cancel on open orders; a search result has no Reschedule, and in service no button (decision E4). Actions beyond the document are behind
 * "More". A card of the history has no actions at all (decision E8).
 */
export function offeredActions(order: Offered, tab: OrderTab): OfferedActions | undefined {
  if (tab === '3') return undefined
  const isSearch = tab === searchTab
  const offered = possible(order).filter(
    (action) => !officeOrderActions[action].isOnPage && !(isSearch && action === 'move'),
  )
  const isButton = (action: OrderAction) => Boolean(officeOrderActions[action].isButton)
  const isBare = isSearch && order.order.status === 'InService'
  return {
    buttons: isBare ? [] : offered.filter(isButton),
    more: offered.filter((action) => !isButton(action)),
  }
}

/** In the order of the day's work, what cannot be undone last. */
const onPage = [
  'resolveDispute',
  'openDispute',
  'move',
  'assign',
  'addNote',
  'resend',
  'waiveFee',
  'repeat',
  'cancel',
] as const satisfies readonly OrderAction[]

/**
 * Every action that is possible now, for the order's own page (decision W1): a pending order waits for its crew.
 * @param feePoints what cancelling would cost the customer now; there is nothing to waive without any
 */
export function pageActions(order: Offered, feePoints = 0): OfferedActions {
  const offered = possible(order).filter((action) => action !== 'waiveFee' || feePoints > 0)
  const first = order.order.status === 'Pending' ? 'assign' : undefined
  const isFirst = (action: OrderAction) => Number(action === first)
  return {
    buttons: onPage
      .filter((action) => offered.includes(action))
      .toSorted((one, other) => isFirst(other) - isFirst(one)),
    more: [],
  }
}

function possible(order: Offered): readonly OrderAction[] {
  return (Object.keys(table) as OrderAction[]).filter((action) => officeOrderActions[action].may(order))
}
