import type { IconName } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { OrderDialog } from './dialogs/orderDialog.ts'
import { type OrderTab, searchTab } from './listState.ts'
import type { OfficeOrderCardFragment } from './orders.generated.ts'

interface Row {
  /** While the server would allow it; always, if it only shows something. */
  readonly may?: Exclude<keyof OfficeOrderCardFragment['officeMay'], '__typename'>
  /** One of the documented buttons; the others are behind "More". */
  readonly isButton?: boolean
  /** Its label in the menu. */
  readonly icon?: IconName
  /** What it asks or shows first, loaded when it is first opened; an action without one runs at once. */
  readonly Dialog?: OrderDialog
}

const table = {
  resend: { may: 'resendConfirmation', isButton: true },
  assign: {
    may: 'assign',
    isButton: true,
    Dialog: lazyPart(async () => (await import('./dialogs/AssignDialog.tsx')).AssignDialog),
  },
  move: {
    may: 'move',
    isButton: true,
    icon: 'calendar',
    Dialog: lazyPart(async () => (await import('./dialogs/MoveOrder.tsx')).MoveOrder),
  },
  cancel: {
    may: 'cancel',
    isButton: true,
    Dialog: lazyPart(async () => (await import('./dialogs/CancelOrderDialog.tsx')).CancelOrderDialog),
  },
  addNote: {
    may: 'addInstructions',
    icon: 'note',
    Dialog: lazyPart(async () => (await import('./dialogs/NoteDialog.tsx')).NoteDialog),
  },
  waiveFee: {
    may: 'waiveFee',
    icon: 'check',
    Dialog: lazyPart(async () => (await import('./dialogs/WaiveFeeDialog.tsx')).WaiveFeeDialog),
  },
  openDispute: {
    may: 'openDispute',
    icon: 'alert',
    Dialog: lazyPart(async () => (await import('./dialogs/OpenDisputeDialog.tsx')).OpenDisputeDialog),
  },
  resolveDispute: {
    may: 'resolveDispute',
    icon: 'check',
    Dialog: lazyPart(async () => (await import('./dialogs/ResolveDisputeDialog.tsx')).ResolveDisputeDialog),
  },
  mails: {
    icon: 'mail',
    Dialog: lazyPart(async () => (await import('./dialogs/MailsDialog.tsx')).MailsDialog),
  },
} as const satisfies Readonly<Record<string, Row>>

/** An action on an order's card; ends the message id `officeOrders.action.…`. */
export type OrderAction = keyof typeof table

/** Every action, in the cards' order: a new action is a row, its dialog, and its texts. */
export const officeOrderActions: Readonly<Record<OrderAction, Row>> = table

/** The documented buttons of a card, and the actions behind "More". */
export interface OfferedActions {
  readonly buttons: readonly OrderAction[]
  readonly more: readonly OrderAction[]
}

type Offered = Pick<OfficeOrderCardFragment, 'officeMay'> & {
  readonly order: Pick<OfficeOrderCardFragment['order'], 'status'>
}

/**
 * Which actions a card offers (back-office document, section 2 "Actions"): assign and resend while the server would allow them, move and
 * cancel on open orders; a search result has no Reschedule, and in service no button (decision E4). Actions beyond the document are behind
 * "More". A card of the history has no actions at all (decision E8): complaint and mails are where the order is shown alone.
 */
export function offeredActions({ officeMay, order }: Offered, tab: OrderTab): OfferedActions | undefined {
  if (tab === '3') return undefined
  const isSearch = tab === searchTab
  const offered = (Object.keys(table) as OrderAction[]).filter((action) => {
    const { may } = officeOrderActions[action]
    return (may === undefined || officeMay[may]) && !(isSearch && action === 'move')
  })
  const isButton = (action: OrderAction) => Boolean(officeOrderActions[action].isButton)
  const isBare = isSearch && order.status === 'InService'
  return {
    buttons: isBare ? [] : offered.filter(isButton),
    more: offered.filter((action) => !isButton(action)),
  }
}
