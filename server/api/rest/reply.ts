import type {} from '@fastify/cookie'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { type Language, PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { isRejectionCode } from '../../../schema/rules/fieldFault.ts'
import { informing, RejectionCode } from '../../../schema/rules/rejections.ts'
import { type PlainCode, type Rejection, reject } from '../../kernel/rejection.ts'
import { textOf } from '../../kernel/texts.ts'
import type { OtherContent } from './otherAnswer.ts'

/** The envelope of every refusal under `/api`: a field's name or the kind of toast, and a text for people. */
export interface Refusal {
  readonly tag: string
  readonly msg: string
}

/** The tag of a refusal: its field, else `info` if somebody else was faster, else `warning` (documents' sections 8, decision K1). */
export function refusalOf(rejection: Rejection, language: Language): Refusal {
  const tag = rejection.field ?? (informing.has(rejection.rejected) ? 'info' : 'warning')
  return { tag, msg: textOf(rejection, language) }
}

/** The documented texts for missing choices (customer document, section 5 "Booking"); other fields share one text. */
const missingTexts: Readonly<Record<string, PlainCode>> = {
  addressId: RejectionCode.ADDRESS_REQUIRED,
  serviceId: RejectionCode.SERVICE_REQUIRED,
  year: RejectionCode.YEAR_INVALID,
  month: RejectionCode.MONTH_INVALID,
}

/** The same of a cleaning on a day, which alone has an arrival time. */
const missingArrivalTexts: Readonly<Record<string, PlainCode>> = {
  ...missingTexts,
  slot: RejectionCode.SLOT_REQUIRED,
  hour: RejectionCode.TIME_REQUIRED,
}

const arrivalBody = z.object({
  serviceCatalog: z.literal(ServiceCatalog.HouseCleaning),
  periodType: z.literal(PeriodType.Day),
})

/** The first fault of a body, as a refusal of its field, or of the whole body if it is not an object. @param body the rejected body */
export function rejectionOfBody(error: z.ZodError, body: unknown): Rejection {
  const issue = error.issues[0]
  const field = issue?.path[0]
  if (issue === undefined || field === undefined)
    return reject(RejectionCode.FIELD_INVALID, { params: { field: 'body' } })
  const name = String(field)
  const about = { field: name, params: { field: name } }
  const said = ownWords(issue.message)
  if (said !== undefined) return { rejected: said, ...about }
  if (isUnset(body, name)) return reject(missingText(body, name), about)
  if (issue.code === 'too_big' && issue.origin === 'string')
    return reject(RejectionCode.FIELD_TOO_LONG, {
      field: name,
      params: { field: name, max: Number(issue.maximum) },
    })
  return reject(RejectionCode.FIELD_INVALID, about)
}

/** A shared schema's own message, such as a documented one. Wrong or too long values get the general messages with their figures. */
function ownWords(message: string): RejectionCode | undefined {
  const isGeneral = message === RejectionCode.FIELD_INVALID || message === RejectionCode.FIELD_TOO_LONG
  return isRejectionCode(message) && !isGeneral ? message : undefined
}

function missingText(body: unknown, field: string): PlainCode {
  const texts = arrivalBody.safeParse(body).success ? missingArrivalTexts : missingTexts
  return texts[field] ?? RejectionCode.FIELD_REQUIRED
}

function isUnset(body: unknown, field: string): boolean {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, field)) return true
  const value: unknown = Reflect.get(body, field)
  return value === undefined || value === null || value === ''
}

/** Sends a refusal: 400, or 429 with the seconds to wait for TOO_MANY_REQUESTS (decision K1). */
export function refuse(reply: FastifyReply, rejection: Rejection, language: Language): FastifyReply {
  const isFlood = rejection.rejected === RejectionCode.TOO_MANY_REQUESTS
  if (isFlood) reply.header('retry-after', rejection.params?.seconds ?? 1)
  return reply.code(isFlood ? 429 : 400).send(refusalOf(rejection, language))
}

type SavedFile = Extract<OtherContent, { readonly fileName: string }>

/** Sends an answer that is not JSON. Its cookie is sent by our own pages and by links to them only. */
export function sendOther(reply: FastifyReply, content: OtherContent): FastifyReply {
  if ('redirectTo' in content) return reply.redirect(content.redirectTo, 302)
  if ('file' in content) return saved(reply, content).send(content.file)
  if ('rows' in content) return saved(reply, content).send(content.rows)
  const { name, value, seconds, isSecure } = content.cookie
  return reply
    .setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: seconds })
    .type(content.mediaType)
    .send(content.image)
}

function saved(reply: FastifyReply, { mediaType, fileName }: SavedFile): FastifyReply {
  const type = mediaType === 'text/csv' ? 'text/csv; charset=utf-8' : mediaType
  return reply.header('content-disposition', `attachment; filename="${fileName}"`).type(type)
}
