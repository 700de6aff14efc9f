import { OrderStatus, PeriodType } from '../../../schema/rules/enumerations.ts'
import type { GroupOffer } from '../../ordering/placing/groupOffers.handlers.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import type { CrewPerson } from '../details/crewsOfOrders.ts'
import type { OfferedGroup, OfficeOrderStaff } from './officeCrew.graphql.ts'
import type { OfficeMay, OfficeOrder } from './officeOrder.graphql.ts'
import { type OrderNode, orderNode } from './order.node.ts'

/** An order as its row tells it; what it points at is resolved field by field, only where a query asks. */
export type OfficeOrderNode = Pick<OfficeOrder, 'id' | 'revision' | 'officeMay'> & {
  readonly order: OrderNode
  readonly view: OrderView
}

export function officeOrderNode(view: OrderView): OfficeOrderNode {
  return {
    view,
    id: view.orderId,
    revision: view.revision,
    order: orderNode(view),
    officeMay: officeMay(view),
  }
}

export function officeStaffNode({
  staffId,
  staffNo,
  photo,
  firstName,
  lastName,
  rate,
}: CrewPerson): OfficeOrderStaff {
  return { id: staffId, staffNo, photo, firstName, lastName, rate }
}

export function offeredGroupNode({ groupId, groupNo, members, ...offer }: GroupOffer): OfferedGroup {
  const { isCurrent, isBusy, isBusyElsewhere, otherJobs } = offer
  const staff = members.map(officeStaffNode)
  return { id: groupId, groupNo, staff, isCurrent, isBusy, isBusyElsewhere, otherJobs }
}

/** What the buttons of the office's cards show (back-office document, section 2; decisions E1, E4, E8); commands decide again. */
function officeMay({ status, periodType }: OrderView): OfficeMay {
  const isOpen = status === OrderStatus.Pending || status === OrderStatus.Confirmed
  return {
    assign: isOpen,
    cancel: isOpen || status === OrderStatus.InService,
    move: isOpen && periodType === PeriodType.Day,
    waiveFee: isOpen && periodType === PeriodType.Day,
    addInstructions: isOpen,
    resendConfirmation: status === OrderStatus.Confirmed,
    openDispute: status === OrderStatus.Completed,
    resolveDispute: status === OrderStatus.Disputed,
  }
}
