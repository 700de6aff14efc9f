import type { ComponentType } from 'react'
import { whenOpened } from '../../ui/whenOpened.tsx'
import type { OrderDialog } from './orderActions.ts'
import type { OrderDialogProps } from './orderDialog.ts'

/** Each comes when it is first opened. */
const dialogs: Readonly<Record<OrderDialog, ComponentType<OrderDialogProps>>> = {
  assign: whenOpened(async () => (await import('./dialogs/AssignDialog.tsx')).AssignDialog),
  move: whenOpened(async () => (await import('./dialogs/MoveOrder.tsx')).MoveOrder),
  cancel: whenOpened(async () => (await import('./dialogs/CancelOrderDialog.tsx')).CancelOrderDialog),
  waiveFee: whenOpened(async () => (await import('./dialogs/WaiveFeeDialog.tsx')).WaiveFeeDialog),
  addNote: whenOpened(async () => (await import('./dialogs/NoteDialog.tsx')).NoteDialog),
  openDispute: whenOpened(async () => (await import('./dialogs/OpenDisputeDialog.tsx')).OpenDisputeDialog),
  resolveDispute: whenOpened(
    async () => (await import('./dialogs/ResolveDisputeDialog.tsx')).ResolveDisputeDialog,
  ),
  mails: whenOpened(async () => (await import('./dialogs/MailsDialog.tsx')).MailsDialog),
  confirmAddress: whenOpened(
    async () => (await import('./dialogs/ConfirmOrderAddress.tsx')).ConfirmOrderAddress,
  ),
}

/** The dialog that was asked for. */
export function OpenedDialog({ dialog, ...props }: OrderDialogProps & { readonly dialog: OrderDialog }) {
  const Dialog = dialogs[dialog]
  return <Dialog {...props} />
}
