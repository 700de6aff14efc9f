import { z } from 'zod'
import { UNSET_BIRTH_DATE } from '../../../schema/rules/accountFields.ts'
import { CustomerTag, type Language } from '../../../schema/rules/enumerations.ts'
import type { Address } from '../../addresses/addresses.store.ts'
import { toOffsetString } from '../../kernel/time.ts'
import { addressBase, placeReply } from '../addresses/address.reply.ts'
import type { OfficeCustomerCard } from '../details/officeCustomerCards.ts'
import { rankTitleLabel } from '../lookups/lookups.ts'
import { rankField, timeField } from '../rest/fields.ts'

/** One of a customer's addresses (back-office document, section 3 "Property"). */
const propertyShape = z.strictObject({ id: z.string(), ...addressBase }).meta({ id: 'AdminProperty' })

/** A customer as the office sees them (back-office document, section 3 "User (admin view)"). */
export const officeCustomerShape = z
  .strictObject({
    id: z.string(),
    userNo: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phoneNo: z.string().nullable(),
    emailAddress: z.string(),
    isActive: z.boolean(),
    rank: rankField,
    rankTitle: z.string(),
    rankImage: z.string(),
    exp: z.int(),
    nextExp: z.int(),
    points: z.int(),
    rewardPoints: z.int(),
    birthday: z.iso.date().describe('1900-01-01 when it was not told'),
    createTime: timeField,
    emailNotification: z.boolean(),
    specialAttr: z.literal(Object.values(CustomerTag)).describe('0 none, 1 VIP'),
    userName: z.string().describe('The memo'),
    properties: z.array(propertyShape),
  })
  .meta({ id: 'AdminUser' })

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
