import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Problem, useCommand } from '../../../api/command/useCommand.tsx'
import { QueryState } from '../../../api/QueryState.tsx'
import { useText } from '../../../i18n/useText.ts'
import { CheckBox } from '../../../ui/CheckBox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/DialogButtons.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useDialogHost } from '../../../ui/useDialog.tsx'
import { AssignGroupDocument, AvailableGroupsDocument } from '../orders.generated.ts'
import { focusFirst, GroupChoice, type OfferedGroup } from './GroupChoice.tsx'
import { OrderBrief, type OrderDialogProps, useOvertaken } from './orderDialog.tsx'

/**
 * 'Available Staff Group List' (back-office document, section 2): the crews that are free then, the current one first, then the crew of the
 * series' last visit (decision N8). Busy ones can be shown but not chosen (decision I1); those with work of another catalog are marked, and
 * can be chosen knowingly (decision M9).
 */
export function AssignDialog({ order }: OrderDialogProps) {
  const text = useText()
  const formId = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const [showsBusy, setShowsBusy] = useState(false)
  const result = useGroups(order.order.orderNo, showsBusy)
  const { chosen, choose, failed, submit, isSending } = useAssigning(order)
  const overtaken = useOvertaken(order, isSending || failed?.failure === 'unanswered')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (overtaken) return
    if (!submit(result.data ?? [])) focusFirst(list.current)
  }
  return (
    <Dialog
      title={text('officeOrders.assign.title')}
      size="lg"
      closesOutside={false}
      footer={
        <DialogButtons
          cancelLabel={text('form.cancel')}
          submitLabel={text('officeOrders.assign.submit')}
          form={formId}
          isSending={isSending}
          isDisabled={overtaken !== null}
        />
      }
    >
      <OrderBrief order={order} />
      {overtaken ?? <Problem reply={failed} />}
      <chakra.form id={formId} onSubmit={send} noValidate display="grid" gap="3" textStyle="t14">
        <QueryState
          result={result}
          words="officeOrders.failed"
          skeleton={<SkeletonRows rows={3} height="4.125rem" gap="2" mt="0" />}
        >
          {(groups) => (
            <GroupChoice
              ref={list}
              groups={groups}
              suggestedId={order.suggestedGroup?.id}
              chosen={chosen}
              onChoose={choose}
            />
          )}
        </QueryState>
        <CheckBox checked={showsBusy} onChange={() => setShowsBusy(!showsBusy)}>
          {text('officeOrders.assign.showBusy')}
        </CheckBox>
      </chakra.form>
    </Dialog>
  )
}

function useGroups(orderNo: string, includeBusy: boolean) {
  const { data, previousData, error, refetch } = useQuery(AvailableGroupsDocument, {
    variables: { orderNo, includeBusy },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { overlay: 'never' },
  })
  const shown = (data ?? previousData)?.availableGroups
  return { data: shown === null ? [] : shown, error, refetch }
}

/** The choice, and sending it. */
function useAssigning({ revision, order }: OrderDialogProps['order']) {
  const text = useText()
  const host = useDialogHost()
  const { orderNo } = order
  const { run, pending, refuse, forget, failed, isSending } = useCommand(AssignGroupDocument, {
    about: orderNo,
    seen: { revisionSeen: revision },
    context: { leaveTo: '/' },
    onOvertaken: host?.close,
    onDone: host?.close,
  })
  const [chosen, setChosen] = useState(pending && String(pending.groupId))

  /** @returns whether a crew was chosen */
  const submit = (groups: readonly OfferedGroup[]) => {
    const group = groups.find(({ id, isBusy }) => id === chosen && !isBusy)
    if (group) void run({ orderNo, groupId: group.id, evenIfBusy: group.isBusyElsewhere })
    else refuse(text('GROUP_REQUIRED'))
    return group !== undefined
  }
  const choose = (groupId: string) => {
    setChosen(groupId)
    forget()
  }
  return { chosen, choose, failed, submit, isSending }
}
