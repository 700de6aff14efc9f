import { z } from 'zod'
import type { PageQuestion } from '../kernel/paging.ts'
import { isRejection } from '../kernel/rejection.ts'

/** Shapes of fields that many documented calls share. Ids are opaque; numbers are accepted where the documents show numbers (decision K3). */
export const idField = z.union([z.string().min(1).max(100), z.number().int().nonnegative().transform(String)])

/** The caller's own id as the documents send it along; who the caller is comes from the token. */
export const ownUserId = { userId: idField.optional() }

export const wholeNumber = z.number().int().min(-2147483648).max(2147483647)

/** A page as the back-office calls ask for it (back-office document, section 7; decision I6). */
export const pageFields = { curPageIndex: wholeNumber, pageSize: wholeNumber }

/** The same in the handlers' words. */
export function pageOf(body: { readonly curPageIndex: number; readonly pageSize: number }): PageQuestion {
  return { page: body.curPageIndex, pageSize: body.pageSize }
}

/** An outcome whose refusal names the field as the call spells it. @param spelling the call's name by the handlers' */
export function inSpelling<Outcome>(outcome: Outcome, spelling: Readonly<Record<string, string>>): Outcome {
  if (!isRejection(outcome) || outcome.field === undefined) return outcome
  return { ...outcome, field: spelling[outcome.field] ?? outcome.field }
}

/** For refusals of `pageOf`. */
export const pageSpelling = { page: 'curPageIndex' }
