import { z } from 'zod'
import { addressFields, confirmationFields } from '../../../schema/rules/addressFields.ts'
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
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import { listOfficeCustomers } from '../../people/officeCustomers.store.ts'
import { renameFields } from '../context/renameFields.ts'
import { adminOf, type RequestContext } from '../context/requestContext.ts'
import { officeCustomerCards } from '../details/officeCustomerCards.ts'
import { idField, pageFieldNames, pageFields, pageOf } from '../rest/fields.ts'
import { adminCall, type RestCall, restCall } from '../rest/restCall.ts'
import { officeCustomerReply } from './officeCustomer.reply.ts'

const someone = { userId: idField }

/** The office's calls on customers, but for money (back-office document, section 7 "Users"). */
export const customersAdminCalls: readonly RestCall[] = [
  adminCall(
    '/Staff/getAdminUserData',
    z.object(pageFields),
    async (body, { application: { db }, language }) => {
      const page = await listOfficeCustomers(db, pageOf(body))
      if (isRejection(page)) return renameFields(page, pageFieldNames)
      const cards = await officeCustomerCards(db, page.items)
      return {
        userData: cards.map((card) => officeCustomerReply(card, language)),
        totalCount: page.totalCount,
      }
    },
  ),
  change('addAdminUserProperty', {
    fields: { ...someone, ...addressFields.shape },
    msg: 'ADDRESS_ADDED',
    make: ({ userId, ...form }, { db, by }) => addCustomerAddress(db, { ...by, userId }, form),
  }),
  change('saveAdminUserProperty', {
    fields: { ...someone, addressId: idField, ...addressFields.shape },
    msg: 'ADDRESS_SAVED',
    make: ({ userId, addressId, ...form }, { db, by }) =>
      saveCustomerAddress(db, { ...by, userId, addressId }, form),
  }),
  change('setAdminDefaultAddress', {
    fields: { ...someone, addressId: idField },
    msg: 'ADDRESS_DEFAULT_SET',
    make: (target, { db, by }) => setCustomerDefaultAddress(db, { ...by, ...target }),
  }),
  change('confirmPropertyDetails', {
    fields: { addressId: idField, ...confirmationFields.shape },
    msg: 'ADDRESS_CONFIRMED',
    make: ({ addressId, ...facts }, { db, by }) => confirmCustomerAddress(db, { ...by, addressId }, facts),
  }),
  change('sendUserActiveMail', {
    fields: someone,
    msg: 'ACTIVATION_SENT',
    make: (target, { accounts, by }) => sendCustomerActivation(accounts, { ...by, ...target }),
  }),
  change('setUserActive', {
    fields: someone,
    msg: 'CUSTOMER_ACTIVATED',
    make: (target, { db, by }) => activateByOffice(db, { ...by, ...target }),
  }),
  change('editUserMemo', {
    fields: { ...someone, ...memoFields.shape },
    msg: 'MEMO_SAVED',
    make: ({ userId, ...form }, { db, by }) => saveCustomerMemo(db, { ...by, userId }, form),
  }),
  change('editUserSpecialAttr', {
    fields: { ...someone, ...tagFields.shape },
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
    readonly fields: Fields
    readonly msg: MessageKey
    readonly make: (
      body: z.output<z.ZodObject<Fields>>,
      context: OfficeContext,
    ) => Promise<object | Rejection>
  },
): RestCall {
  return restCall<z.output<z.ZodObject<Fields>>>({
    path: `/Staff/${name}`,
    method: 'POST',
    audience: 'admin',
    body: z.object(call.fields),
    answer: async (body, context) => {
      const { db, accounts } = context.application
      const by = { adminId: adminOf(context).id, now: context.now }
      const outcome = await call.make(body, { db, accounts, by })
      return isRejection(outcome) ? outcome : { msg: messageOf(call.msg, context.language) }
    },
  })
}
