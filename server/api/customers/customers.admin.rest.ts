import { z } from 'zod'
import { confirmationFields } from '../../../schema/rules/addressFields.ts'
import { memoFields, tagFields } from '../../../schema/rules/officeCustomerFields.ts'
import {
  addCustomerAddress,
  confirmCustomerAddress,
  saveCustomerAddress,
  setCustomerDefaultAddress,
} from '../../addresses/officeAddresses.handlers.ts'
import {
  activateByOffice,
  saveCustomerMemo,
  sendCustomerActivation,
  setCustomerTag,
} from '../../identity/officeCustomers.handlers.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { MessageKey } from '../../kernel/texts.ts'
import { listOfficeCustomers } from '../../people/officeCustomers.store.ts'
import { addressForm } from '../addresses/address.reply.ts'
import { renameFields } from '../context/renameFields.ts'
import { adminOf, type RequestContext } from '../context/requestContext.ts'
import { officeCustomerCards } from '../details/officeCustomerCards.ts'
import { idField, messageShape, pageFieldNames, pageFields, pageOf } from '../rest/fields.ts'
import { adminCall, messageReply, type RestCall } from '../rest/restCall.ts'
import { officeCustomerReply, officeCustomerShape } from './officeCustomer.reply.ts'

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
  change('addAdminUserProperty', {
    summary: 'Add an address for a customer',
    description: 'The first one becomes the default whatever the form says.',
    fields: { ...someone, ...addressForm },
    msg: 'ADDRESS_ADDED',
    make: ({ userId, ...form }, { db, by }) => addCustomerAddress(db, { ...by, userId }, form),
  }),
  change('saveAdminUserProperty', {
    summary: "Edit a customer's address",
    description:
      'Also a confirmed one, which stays confirmed. Orders placed before keep the address as it was.',
    fields: { ...someone, addressId: idField, ...addressForm },
    msg: 'ADDRESS_SAVED',
    make: ({ userId, addressId, ...form }, { db, by }) =>
      saveCustomerAddress(db, { ...by, userId, addressId }, form),
  }),
  change('setAdminDefaultAddress', {
    summary: "Make an address a customer's default",
    fields: { ...someone, addressId: idField },
    msg: 'ADDRESS_DEFAULT_SET',
    make: (target, { db, by }) => setCustomerDefaultAddress(db, { ...by, ...target }),
  }),
  change('confirmPropertyDetails', {
    summary: 'Confirm what a property is like',
    description: 'Facts that are left out, the walkway among them, keep their stored values.',
    fields: {
      addressId: idField,
      ...confirmationFields.shape,
      buildingType: confirmationFields.shape.buildingType.describe('Left out keeps what is stored'),
    },
    msg: 'ADDRESS_CONFIRMED',
    make: ({ addressId, ...facts }, { db, by }) => confirmCustomerAddress(db, { ...by, addressId }, facts),
  }),
  change('sendUserActiveMail', {
    summary: 'Mail an inactive customer a new activation link',
    description: 'The link before leads nowhere from then on.',
    fields: someone,
    msg: 'ACTIVATION_SENT',
    make: (target, { accounts, by }) => sendCustomerActivation(accounts, { ...by, ...target }),
  }),
  change('setUserActive', {
    summary: 'Make a customer active by hand',
    fields: someone,
    msg: 'CUSTOMER_ACTIVATED',
    make: (target, { db, by }) => activateByOffice(db, { ...by, ...target }),
  }),
  change('editUserMemo', {
    summary: "Replace the office's memo on a customer",
    fields: {
      ...someone,
      newMemo: memoFields.shape.newMemo.meta({ maxLength: 1000, description: 'Empty takes it away' }),
    },
    msg: 'MEMO_SAVED',
    make: ({ userId, ...form }, { db, by }) => saveCustomerMemo(db, { ...by, userId }, form),
  }),
  change('editUserSpecialAttr', {
    summary: 'Label a customer',
    fields: { ...someone, specialAttr: tagFields.shape.specialAttr.describe('0 none, 1 VIP') },
    msg: 'CUSTOMER_TAG_SAVED',
    make: ({ userId, ...form }, { db, by }) => setCustomerTag(db, { ...by, userId }, form),
  }),
]

/** Who acts when, and with what. */
type OfficeContext = Pick<RequestContext['application'], 'db' | 'accounts'> & {
  readonly by: { readonly adminId: string; readonly now: Temporal.Instant }
}

/** A changing call of the office; each answers a text for people (decision J5). */
function change<Fields extends z.ZodRawShape>(
  name: string,
  call: {
    readonly summary: string
    readonly description?: string
    readonly fields: Fields
    readonly msg: MessageKey
    readonly make: (
      body: z.output<z.ZodObject<Fields>>,
      context: OfficeContext,
    ) => Promise<object | Rejection>
  },
): RestCall {
  const { summary, description, fields } = call
  return adminCall(`/Staff/${name}`, {
    summary,
    ...(description && { description }),
    body: z.object(fields),
    returns: 'Done',
    reply: messageShape,
    answer: async (body, context) => {
      const { db, accounts } = context.application
      const by = { adminId: adminOf(context).id, now: context.now }
      return messageReply(await call.make(body, { db, accounts, by }), call.msg, context)
    },
  })
}
