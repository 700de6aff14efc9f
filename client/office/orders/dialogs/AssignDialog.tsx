import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useId, useRef, useState } from 'react'
import { sendOnce } from '../../../api/command/command.ts'
import { Problem } from '../../../api/command/Problem.tsx'
import { useCommand } from '../../../api/command/useCommand.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckBox } from '../../../ui/CheckBox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { ListFailed } from '../../parts/ListFailed.tsx'
import { AssignGroupDocument, AvailableGroupsDocument } from '../orders.generated.ts'
import { focusFirst, GroupChoice, type OfferedGroup } from './GroupChoice.tsx'
import { OrderBrief } from './OrderBrief.tsx'
import type { OrderDialogProps } from './orderDialog.ts'
import { useOvertaken } from './useOvertaken.tsx'

/**
 * 'Available Staff Group List' (back-office document, section 2): the crews that are free then, the current one first. Busy ones can be
 * shown but not chosen (decision I1); those with work of another catalog are marked, and can be chosen knowingly (decision M9).
 */
export function AssignDialog({ order, onClose }: OrderDialogProps) {
  const text = useText()
  const formId = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const [showsBusy, setShowsBusy] = useState(false)
  const { groups, error, refetch } = useGroups(order.order.orderNo, showsBusy)
  const { chosen, choose, failed, submit, isSending } = useAssigning({ order, onClose })
  const overtaken = useOvertaken(order, isSending || failed?.failure === 'unanswered')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (overtaken) return
    void submit(groups ?? []).then((isMissing) => {
      if (isMissing) focusFirst(list.current)
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('officeOrders.assign.title')}
      size="lg"
      closesOutside={false}
      footer={
        <>
          <Button onClick={onClose}>{text('office.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" disabled={isSending || overtaken !== null}>
            {isSending && <Spinner />}
            {text('officeOrders.assign.submit')}
          </Button>
        </>
      }
    >
      <OrderBrief order={order} />
      {overtaken ?? <Problem reply={failed} />}
      <chakra.form id={formId} onSubmit={send} noValidate display="grid" gap="3" textStyle="t14">
        {error && <ListFailed words="officeOrders.failed" error={error} onRetry={refetch} />}
        {!groups && !error && <SkeletonRows rows={3} height="4.125rem" gap="2" mt="0" />}
        {groups && <GroupChoice ref={list} groups={groups} chosen={chosen} onChoose={choose} />}
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
    context: { isQuiet: true },
  })
  const shown = (data ?? previousData)?.availableGroups
  return {
    groups: shown === null ? [] : shown,
    error: shown === undefined ? error : undefined,
    refetch: () => void refetch().catch(() => undefined),
  }
}

/** The choice, and sending it. */
function useAssigning({ order, onClose }: OrderDialogProps) {
  const text = useText()
  const { revision, order: shown } = order
  const { orderNo } = shown
  const command = useCommand<string>({ slot: `assign ${orderNo}`, onOvertaken: onClose })
  const [chosen, setChosen] = useState(command.chosen)

  /** @returns whether nothing was chosen */
  const submit = async (groups: readonly OfferedGroup[]) => {
    const group = groups.find(({ id, isBusy }) => id === chosen && !isBusy)
    if (!group) {
      command.refuse(text('GROUP_REQUIRED'))
      return true
    }
    const terms = { orderNo, groupId: group.id, evenIfBusy: group.isBusyElsewhere }
    const assign = { mutation: AssignGroupDocument, about: orderNo, context: { leaveTo: '/' } }
    const reply = await command.run(
      () => sendOnce({ ...assign, terms, seen: { revisionSeen: revision } }),
      group.id,
    )
    if (reply?.userErrors.length === 0) onClose()
    return false
  }
  const choose = (groupId: string) => {
    setChosen(groupId)
    command.forget()
  }
  return { chosen, choose, failed: command.failed, submit, isSending: command.isSending }
}
