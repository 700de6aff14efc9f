import { z } from 'zod'
import { UNSET_BIRTH_DATE } from '../../../schema/rules/accountFields.ts'
import { confirmationFields } from '../../../schema/rules/addressFields.ts'
import { CustomerTag, type Language } from '../../../schema/rules/enumerations.ts'
import { memoFields, tagFields } from '../../../schema/rules/officeCustomerFields.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { toOffsetString } from '../../kernel/time.ts'
import { listOfficeCustomers } from '../../people/officeCustomers.store.ts'
import { addressBase, addressForm, addressReply } from '../addresses/addresses.rest.ts'
import { renameFields } from '../context/renameFields.ts'
import { adminOf, type RequestContext } from '../context/requestContext.ts'
import { type OfficeCustomerCard, officeCustomerCards } from '../details/officeCustomerCards.ts'
import { rankTitleLabel } from '../lookups/lookups.ts'
import { idField, pageFieldNames, pageFields, pageOf, rankField, timeField } from '../rest/fields.ts'
import { adminCall, type RestCall } from '../rest/restCall.ts'

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
    properties: addresses.map(addressReply).map(({ addressId: id, ...fields }) => ({ id, ...fields })),
  }
}

const someone = { userId: idField }

/** The office's calls on customers, but for money (back-office document, section 7 "Users"). */
export const customersAdminCalls: readonly RestCall[] = [
  adminCall('/Staff/getAdminUserData', {
    summary: 'A page of customers, newest first',
    description:
      'The first page is 1; sizes are 10, 20 and 50. Past the end there is an empty list with the true count.',
    body: z.object(pageFields),
    returns: 'The page',
    reply: z.strictObject({ userData: z.array(officeCustomerShape), totalCount: z.int() }),
    answer: async (body, { application: { db }, language }) => {
      const page = await listOfficeCustomers(db, pageOf(body))
      if (isRejection(page)) return renameFields(page, pageFieldNames)
      const cards = await officeCustomerCards(db, page.items)
      return {
        userData: cards.map((card) => officeCustomerReply(card, language)),
        totalCount: page.totalCount,
      }
    },
  }),
  adminCall.message('/Staff/addAdminUserProperty', {
    summary: 'Add an address for a customer',
    description: 'The first one becomes the default whatever the form says.',
    body: z.object({ ...someone, ...addressForm }),
    returns: 'Done',
    success: 'ADDRESS_ADDED',
    run: ({ userId, ...form }, context) =>
      context.application.addresses.addCustomerAddress({ ...officeOf(context), userId }, form),
  }),
  adminCall.message('/Staff/saveAdminUserProperty', {
    summary: "Edit a customer's address",
    description: 'A confirmed one stays confirmed. Existing orders keep the old address.',
    body: z.object({ ...someone, addressId: idField, ...addressForm }),
    returns: 'Done',
    success: 'ADDRESS_SAVED',
    run: ({ userId, addressId, ...form }, context) =>
      context.application.addresses.saveCustomerAddress({ ...officeOf(context), userId, addressId }, form),
  }),
  adminCall.message('/Staff/setAdminDefaultAddress', {
    summary: "Make an address a customer's default",
    body: z.object({ ...someone, addressId: idField }),
    returns: 'Done',
    success: 'ADDRESS_DEFAULT_SET',
    run: (target, context) =>
      context.application.addresses.setCustomerDefaultAddress({ ...officeOf(context), ...target }),
  }),
  adminCall.message('/Staff/confirmPropertyDetails', {
    summary: "Confirm a property's facts",
    description: 'Facts that are left out, the walkway among them, keep their stored values.',
    body: z.object({
      addressId: idField,
      ...confirmationFields.shape,
      buildingType: confirmationFields.shape.buildingType.describe('Left out keeps what is stored'),
    }),
    returns: 'Done',
    success: 'ADDRESS_CONFIRMED',
    run: ({ addressId, ...facts }, context) =>
      context.application.addresses.confirmCustomerAddress({ ...officeOf(context), addressId }, facts),
  }),
  adminCall.message('/Staff/sendUserActiveMail', {
    summary: 'Mail an inactive customer a new activation link',
    description: 'The link before leads nowhere from then on.',
    body: z.object(someone),
    returns: 'Done',
    success: 'ACTIVATION_SENT',
    run: (target, context) =>
      context.application.identity.sendCustomerActivation({ ...officeOf(context), ...target }),
  }),
  adminCall.message('/Staff/setUserActive', {
    summary: 'Make a customer active by hand',
    body: z.object(someone),
    returns: 'Done',
    success: 'CUSTOMER_ACTIVATED',
    run: (target, context) =>
      context.application.identity.activateByOffice({ ...officeOf(context), ...target }),
  }),
  adminCall.message('/Staff/editUserMemo', {
    summary: "Replace the office's memo on a customer",
    body: z.object({
      ...someone,
      newMemo: memoFields.shape.newMemo.meta({ maxLength: 1000, description: 'Empty takes it away' }),
    }),
    returns: 'Done',
    success: 'MEMO_SAVED',
    run: ({ userId, ...form }, context) =>
      context.application.identity.saveCustomerMemo({ ...officeOf(context), userId }, form),
  }),
  adminCall.message('/Staff/editUserSpecialAttr', {
    summary: 'Label a customer',
    body: z.object({ ...someone, specialAttr: tagFields.shape.specialAttr.describe('0 none, 1 VIP') }),
    returns: 'Done',
    success: 'CUSTOMER_TAG_SAVED',
    run: ({ userId, ...form }, context) =>
      context.application.identity.setCustomerTag({ ...officeOf(context), userId }, form),
  }),
]

function officeOf(context: RequestContext) {
  return { adminId: adminOf(context).id, now: context.now }
}
