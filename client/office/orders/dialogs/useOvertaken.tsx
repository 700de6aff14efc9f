import { useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { groupName } from '../../parts/groupName.ts'
import type { OfficeOrderCardFragment } from '../orders.generated.ts'

/**
 * What somebody else did to an order since its dialog opened: cancelled it, assigned it, or took it further.
 * @param isOurs the change may be this dialog's own: its command is being sent, or had no answer
 * @returns the notice to show; null while the order is unchanged
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
