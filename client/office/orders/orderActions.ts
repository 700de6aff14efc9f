import type { Reply } from '../../api/command/command.ts'
import type { OfficeOrderCardFragment } from './orders.generated.ts'

/** What can be done with an order from its card; ends the message id `officeOrders.action.…`. */
export type OrderAction =
  | 'assign'
  | 'resend'
  | 'move'
  | 'cancel'
  | 'addNote'
  | 'waiveFee'
  | 'openDispute'
  | 'resolveDispute'
  | 'mails'

/** The actions that ask or show something first. */
export type OrderDialog = Exclude<OrderAction, 'resend'> | 'confirmAddress'

/** What every dialog about an order is given. */
export interface OrderDialogProps {
  /** As it is now. */
  readonly order: OfficeOrderCardFragment
  readonly onClose: () => void
  /** Reads the lists again after an answer, and also when none came. */
  readonly settle: (reply: Reply) => unknown
}

/** The documented buttons of a card, and what lies behind "More". */
export interface OfferedActions {
  readonly buttons: readonly OrderAction[]
  readonly more: readonly OrderAction[]
}

type Offered = Pick<OfficeOrderCardFragment, 'officeMay'> & {
  readonly order: Pick<OfficeOrderCardFragment['order'], 'status'>
}

/**
 * Which actions a card offers (back-office document, section 2 "Actions"): assign and resend while the server would allow them, move and
 * cancel on open orders; a found order in service offers none, and none has Reschedule among its buttons (decision E4). What goes beyond
 * the document is behind "More", so that history cards stay without actions (decision E8).
 */
export function orderActions({ officeMay: may, order }: Offered, isSearch: boolean): OfferedActions {
  const isBare = isSearch && order.status === 'InService'
  const buttons: OrderAction[] = isBare
    ? []
    : [
        ...offer(may.resendConfirmation, 'resend'),
        ...offer(may.assign, 'assign'),
        ...offer(may.move && !isSearch, 'move'),
        ...offer(may.cancel, 'cancel'),
      ]
  return {
    buttons,
    more: [
      ...offer(may.move && isSearch, 'move'),
      ...offer(may.addInstructions, 'addNote'),
      ...offer(may.waiveFee, 'waiveFee'),
      ...offer(may.openDispute, 'openDispute'),
      ...offer(may.resolveDispute, 'resolveDispute'),
      'mails',
    ],
  }
}

function offer(isOffered: boolean, action: OrderAction): readonly OrderAction[] {
  return isOffered ? [action] : []
}
