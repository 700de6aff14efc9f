import { z } from 'zod'
import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { PageQuestion } from '../../kernel/paging.ts'

/** Shapes of fields that many documented calls share. Ids are opaque; numbers are accepted where the documents show numbers (decision K3). */
export const idField = z.union([z.string().min(1).max(100), z.number().int().nonnegative().transform(String)])

/** The caller's own id as the documents send it along; who the caller is comes from the token. */
export const ownUserId = { userId: idField.optional() }

/** The same for a crew member. */
export const ownStaffId = { staffId: idField.optional() }

/** Of a call without a payload: nothing, or an object. */
export const noPayload = z.object({}).optional()

/** How a form shows that a person filled it in: the characters of a picture, or work of the device instead (decision A7). */
export const humanFields = { validationCode: z.string().nullish(), proofOfWork: z.string().nullish() }

export const catalogField = z.literal(Object.values(ServiceCatalog))

export const wholeNumber = z.number().int().min(-2147483648).max(2147483647)

/** A choice of a list that may still be open: absent, null, or the empty text of an unset select. */
export const openChoice = z.union([wholeNumber, z.literal('').transform(() => undefined)]).nullish()

/** A page as the back-office calls ask for it (back-office document, section 7; decision I6). */
export const pageFields = { curPageIndex: wholeNumber, pageSize: wholeNumber }

/** The same in the handlers' words. */
export function pageOf(body: { readonly curPageIndex: number; readonly pageSize: number }): PageQuestion {
  return { page: body.curPageIndex, pageSize: body.pageSize }
}

/** For refusals of `pageOf`. */
export const pageFieldNames = { page: 'curPageIndex' }

/** A free range of local days, yyyy-mm-dd each and included; absent: without an end. The handlers read them. */
export const daysFields = { from: z.string().max(20).nullish(), to: z.string().max(20).nullish() }
