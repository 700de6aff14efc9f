import { UNSET_BIRTH_DATE } from '../../../schema/rules/accountFields.ts'
import type { Language } from '../../../schema/rules/enumerations.ts'
import type { Address } from '../../addresses/addresses.store.ts'
import { rankTitleLabel } from '../../kernel/lookups.ts'
import { toOffsetString } from '../../kernel/time.ts'
import { placeReply } from '../addresses/address.reply.ts'
import type { OfficeCustomerCard } from '../details/officeCustomerCards.ts'

/**
 * A customer in the documented spelling of the office (back-office document, section 3 "User (admin view)"): also the `newUser` of the
 * calls that move points. `userName` is the memo.
 */
export function officeCustomerReply(
  { customer, balance, standing, addresses }: OfficeCustomerCard,
  language: Language,
) {
  return {
    id: customer.userId,
    userNo: customer.userNo,
    firstName: customer.firstName,
    lastName: customer.lastName,
    phoneNo: customer.phoneNo ?? null,
    emailAddress: customer.email,
    isActive: customer.isActive,
    rank: standing.rank,
    rankTitle: rankTitleLabel(standing.title, language),
    rankImage: standing.title,
    exp: standing.experience,
    nextExp: standing.nextExperience,
    points: balance.points,
    rewardPoints: balance.rewardPoints,
    birthday: customer.birthday ?? UNSET_BIRTH_DATE,
    createTime: toOffsetString(customer.createdAt),
    emailNotification: customer.emailNotifications,
    specialAttr: customer.specialAttr,
    userName: customer.memo,
    properties: addresses.map(propertyReply),
  }
}

/** One of their addresses (back-office document, section 3 "Property"); `isFrequent` is the default one. */
function propertyReply(address: Address) {
  return {
    id: address.addressId,
    firstName: address.firstName,
    lastName: address.lastName,
    ...placeReply(address),
    isDefault: address.isDefault,
    isFrequent: address.isDefault,
    isConfirmed: address.isConfirmed,
    ...address.property,
  }
}
