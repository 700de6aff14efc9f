import { useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { groupName } from '../../parts/groupName.ts'
import type { OfficeOrderCardFragment } from '../orders.generated.ts'

/**
 * What somebody else made of an order since its dialog was opened: cancelled it, gave it to a crew, or took it further.
 * @param isOurs what changed may be this dialog's own doing: it is being sent, or was without an answer
 * @returns the notice to show; null while the order stands as it did
 */
export function useOvertaken(order: OfficeOrderCardFragment, isOurs: boolean) {
  const text = useText()
  const [opened] = useState(order)
  const { group } = order
  const { status } = order.order
  const isOtherGroup = group?.id !== opened.group?.id
  if (isOurs || (status === opened.order.status && !isOtherGroup)) return null
  const words = () => {
    if (status === 'Cancelled') return text('officeOrders.overtaken.cancelled')
    if (group && isOtherGroup)
      return text('officeOrders.overtaken.assigned', { group: groupName(text, group.groupNo) })
    return text('officeOrders.overtaken.changed')
  }
  return (
    <Notice tone="warn" role="alert">
      {words()}
    </Notice>
  )
}
