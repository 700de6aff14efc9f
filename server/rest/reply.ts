import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { Language } from '../../schema/rules/enumerations.ts'
import { informing, RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'
import { textOf } from '../kernel/texts.ts'

/** The envelope of every refusal under `/api`: a field's name or the kind of toast, and a text for people. */
export interface Refusal {
  readonly tag: string
  readonly msg: string
}

/** The tag of a refusal: the field it is about, else `info` when somebody was quicker, else `warning` (documents' sections 8, decision K1). */
export function refusalOf(rejection: Rejection, language: Language): Refusal {
  const tag = rejection.field ?? (informing.has(rejection.rejected) ? 'info' : 'warning')
  return { tag, msg: textOf(rejection, language) }
}

/** The first thing wrong with a body, as a refusal of the field it is about; of the whole body when it is no object at all. */
export function rejectionOfBody(error: z.ZodError): Rejection {
  const issue = error.issues[0]
  const field = issue?.path[0]
  if (issue === undefined || field === undefined)
    return reject(RejectionCode.FIELD_INVALID, { params: { field: 'body' } })
  const name = String(field)
  const missing = issue.code === 'invalid_type' && issue.input === undefined
  if (missing) return reject(RejectionCode.FIELD_REQUIRED, { field: name, params: { field: name } })
  if (issue.code === 'too_big' && issue.origin === 'string')
    return reject(RejectionCode.FIELD_TOO_LONG, {
      field: name,
      params: { field: name, max: Number(issue.maximum) },
    })
  return reject(RejectionCode.FIELD_INVALID, { field: name, params: { field: name } })
}

export function refuse(reply: FastifyReply, rejection: Rejection, language: Language): FastifyReply {
  return reply.code(400).send(refusalOf(rejection, language))
}
