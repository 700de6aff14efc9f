import { type Reply, sendIdempotent } from '../../../api/command/command.ts'
import { BulkAssignDocument, BulkCancelDocument, BulkMoveDocument } from './bulk.generated.ts'
import { commandsOf, moveTerms, type Visit, type VisitEdit } from './visitEdits.ts'

/** The dialog shows waiting and failure itself, and reads the page again after the last line. */
const quiet = { refetch: 'never', context: { overlay: 'never', leaveTo: '/' } } as const

/** Assigns a visit, or moves it and then assigns it if the move did not keep the wanted crew (decision P183). */
export async function changeVisit(visit: Visit, edit: VisitEdit): Promise<Reply> {
  const { orderNo } = visit.order
  const { moves } = commandsOf(visit, edit)
  const seen = { revisionSeen: visit.revision }
  if (!moves) return assign(orderNo, edit, seen)
  const moved = await sendIdempotent({
    ...quiet,
    mutation: BulkMoveDocument,
    about: orderNo,
    terms: { orderNo, ...moveTerms(edit) },
    seen,
  })
  if (moved.userErrors.length > 0 || edit.groupId === '' || moved.order?.group?.id === edit.groupId)
    return moved
  return assign(orderNo, edit, {})
}

function assign(
  orderNo: string,
  { groupId, evenIfBusy }: VisitEdit,
  seen: { readonly revisionSeen?: number },
): Promise<Reply> {
  return sendIdempotent({
    ...quiet,
    mutation: BulkAssignDocument,
    about: orderNo,
    terms: { orderNo, groupId, evenIfBusy },
    seen,
  })
}

/** Cancels an order free of charge, with the office's words to the customer (decision E4). */
export function cancelVisit({ order, revision }: Visit, reason: string): Promise<Reply> {
  const { orderNo } = order
  return sendIdempotent({
    ...quiet,
    mutation: BulkCancelDocument,
    about: orderNo,
    terms: { orderNo, reason: reason || null },
    seen: { revisionSeen: revision },
  })
}
