import { useQuery } from '@apollo/client/react'
import { Slot } from '../../../schema/rules/enumerations.ts'
import type { Reply } from '../../api/command/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { whenOpened } from '../../ui/whenOpened.tsx'
import { MovedVisitDocument } from './calendar.generated.ts'
import type { BoardQuestion, Dispatch } from './useDispatch.ts'

const MoveOrder = whenOpened(async () => (await import('../orders/dialogs/MoveOrder.tsx')).MoveOrder)

interface BoardQuestionsProps {
  readonly dispatch: Dispatch
  /** What a crew is called. */
  readonly nameOf: (groupId: string) => string
}

/** What is asked before a drop is carried out: another time, or whether a crew with other work is meant. */
export function BoardQuestions({ dispatch, nameOf }: BoardQuestionsProps) {
  const { question } = dispatch
  if (!question) return null
  if (question.kind === 'move') return <Move question={question} dispatch={dispatch} />
  return <BusyElsewhere question={question} dispatch={dispatch} crew={nameOf(question.groupId)} />
}

interface Of<Kind extends BoardQuestion['kind']> {
  readonly question: Extract<BoardQuestion, { kind: Kind }>
  readonly dispatch: Dispatch
}

/** The orders' own dialog; a visit that also changes hands is given to its crew once it stands at its new time. */
function Move({ question: { visit, date, lane, groupId }, dispatch }: Of<'move'>) {
  const { data } = useQuery(MovedVisitDocument, {
    variables: { orderNo: visit.order.orderNo },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const order = data?.adminOrder
  const settle = async (reply: Reply) => {
    await dispatch.settle(reply)
    if (groupId !== undefined && reply.userErrors.length === 0)
      void dispatch.assign(visit, { groupId, seen: {} })
  }
  if (!order) return null
  const half = lane === 'Afternoon' ? Slot.Afternoon : lane === 'Morning' ? Slot.Morning : undefined
  return (
    <MoveOrder
      order={order}
      onClose={() => dispatch.ask(undefined)}
      settle={settle}
      {...(date !== undefined && { to: { date, half } })}
    />
  )
}

/** A crew of another catalog's work is chosen knowingly (decision M9). */
function BusyElsewhere({
  question: { visit, groupId },
  dispatch,
  crew,
}: Of<'busy'> & { readonly crew: string }) {
  const text = useText()
  const close = () => dispatch.ask(undefined)
  const assign = () => {
    close()
    void dispatch.assign(visit, { groupId, evenIfBusy: true, seen: { revisionSeen: visit.revision } })
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={close}
      title={text('officeBoard.busy.title', { crew })}
      footer={
        <>
          <Button onClick={close}>{text('dialog.close')}</Button>
          <Button look="primary" onClick={assign}>
            {text('officeBoard.assignAnyway')}
          </Button>
        </>
      }
    >
      <p>{text('officeBoard.busy.words', { crew, orderNo: visit.order.orderNo })}</p>
    </Dialog>
  )
}
