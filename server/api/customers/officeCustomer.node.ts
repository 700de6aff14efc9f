import type { OfficeCustomer as OfficeCustomerView } from '../../people/officeCustomers.store.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import type { OfficeCustomer } from './officeCustomers.graphql.ts'

/** A customer as their row tells it; points, rank and addresses are resolved only where a query asks. */
export type OfficeCustomerNode = Omit<
  OfficeCustomer,
  'points' | 'rewardPoints' | 'totalPoints' | 'owedRewardPoints' | 'rank' | 'addresses'
>

export function officeCustomerNode(customer: OfficeCustomerView): OfficeCustomerNode {
  return {
    id: customer.userId,
    userNo: customer.userNo,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phoneNo: customer.phoneNo ?? null,
    isActive: customer.isActive,
    birthday: customer.birthday ?? null,
    created: zonedMoment(customer.createdAt),
    erased: customer.erasedAt === undefined ? null : zonedMoment(customer.erasedAt),
    language: customer.language,
    emailNotifications: customer.emailNotifications,
    tag: customer.specialAttr,
    memo: customer.memo,
  }
}
