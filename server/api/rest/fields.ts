import { z } from 'zod'
import {
  AddOnService,
  CountingMode,
  OrderStatus,
  PaymentMethod,
  PeriodType,
  Province,
  ServiceCatalog,
  Slot,
} from '../../../schema/rules/enumerations.ts'
import type { PageQuestion } from '../../kernel/pages.ts'

/** Shapes of fields that many documented calls share. Ids are opaque; numbers are accepted where the documents show numbers (decision K3). */
export const idField = z
  .union([z.string().min(1).max(100), z.number().int().nonnegative().transform(String)])
  .meta({ id: 'Id', description: 'Opaque; replies carry strings' })

/** The caller's own id as the documents send it along; who the caller is comes from the token. */
export const ownUserId = { userId: idField.optional() }

/** The same for a crew member. */
export const ownStaffId = { staffId: idField.optional() }

/** Of a call without a payload: nothing, or an object. */
export const noPayload = z.object({}).optional()

/** How a form shows that a person filled it in: the characters of a picture, or work of the device instead (decision A7). */
export const humanFields = {
  validationCode: z.string().nullish().describe('Characters of the captcha picture'),
  proofOfWork: z.string().nullish().describe('Solved challenge, instead of the characters'),
}

export const catalogField = z
  .literal(Object.values(ServiceCatalog))
  .meta({ id: 'ServiceCatalog', description: '1 house cleaning, 2 lawn care, 3 snow removal' })

export const periodTypeField = z
  .literal(Object.values(PeriodType))
  .meta({ id: 'PeriodType', description: '0 day, 1 month, 2 season' })

export const slotField = z
  .literal(Object.values(Slot))
  .meta({ id: 'Slot', description: '0 none, 1 morning, 2 afternoon' })

export const paymentMethodField = z.literal(Object.values(PaymentMethod)).meta({
  id: 'PaymentMethod',
  description: '1 cash, 2 e-Transfer, 3 cheque, 4 debit card, 5 credit card',
})

export const countingTypeField = z
  .literal(Object.values(CountingMode))
  .meta({ id: 'CountingType', description: '1 minutes, 2 percent, 3 minutes off' })

export const addOnField = z.literal(Object.values(AddOnService)).meta({
  id: 'AddOnService',
  description:
    '0 none, 111 carpet cleaning, 121 seasonal clean-up, 122 weed control, 123 pest control, 124 fertilization; the second digit is the catalog',
})

export const statusField = z.literal(Object.values(OrderStatus))

export const provinceIdField = z.literal(Object.values(Province))

/** A moment with the offset of the business's zone. */
export const timeField = z.iso.datetime({ offset: true }).meta({ id: 'Time' })

export const tenthsOfPercent = z.int().min(0).max(150).meta({ id: 'TenthsOfPercent' })

export const rankField = z.int().min(1).max(50)

/** The rating of a crew member's work. */
export const rateField = z.number().min(0).max(5)

export const photoField = z.string().meta({
  id: 'Photo',
  description: 'Address of the photo, below the origin: /static/staff/{staffNo}.svg?token=…',
})

/** A text for people and nothing else (decision J5). */
export const messageShape = z.strictObject({ msg: z.string() }).meta({ id: 'Done' })

/** Texts whose length the handlers check. */
export const nameText = z.string().meta({ maxLength: 50 })
export const newPasswordText = z.string().meta({ minLength: 6, maxLength: 200 })

/** The fields of a customer's own call that takes no others. */
export const ownUser = z.object(ownUserId)

export const wholeNumber = z.number().int().min(-2147483648).max(2147483647)

/** A choice of a list that may still be open: absent, null, or the empty text of an unset select. */
export const openChoice = z.union([wholeNumber, z.literal('').transform(() => undefined)]).nullish()

/** A page as the back-office calls ask for it (back-office document, section 7; decision I6). The handlers check the range. */
export const pageFields = {
  curPageIndex: wholeNumber.meta({ minimum: 1 }),
  pageSize: wholeNumber.meta({ enum: [10, 20, 50] }),
}

/** The same in the handlers' words. */
export function pageOf(body: { readonly curPageIndex: number; readonly pageSize: number }): PageQuestion {
  return { page: body.curPageIndex, pageSize: body.pageSize }
}

/** For refusals of `pageOf`. */
export const pageFieldNames = { page: 'curPageIndex' }

/** A free range of local days, yyyy-mm-dd each and included; absent: without an end. The handlers read them. */
const localDay = z.string().max(20).nullish().meta({
  id: 'LocalDay',
  pattern: '^[12][0-9]{3}-[0-9]{2}-[0-9]{2}$',
  description: 'A day in America/Edmonton, included; absent: no end',
})
export const daysFields = { from: localDay, to: localDay }

/** The fields of a shape, out of a row that has further ones. */
export function picked<Row extends object, Name extends keyof Row & string>(
  shape: Readonly<Record<Name, z.ZodType>>,
  row: Row,
): Pick<Row, Name> {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, row[name as Name]])) as Pick<Row, Name>
}

/** The same numbers where rows have them as any number. */
export function rowNumber(like: z.ZodLiteral<number>) {
  const isOne = (value: number) => like.safeParse(value).success
  return z
    .number()
    .refine(isOne)
    .meta({ type: 'integer', enum: [...like.values], description: like.description })
}

/** A field of a shared form, in the contract's words for the same thing elsewhere. */
export function describedAs<Field extends z.ZodType>(field: Field, like: z.ZodType): Field {
  return field.meta({ description: like.description })
}
