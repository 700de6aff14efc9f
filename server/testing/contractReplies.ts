import type { z } from 'zod'
import { refusalShape, refusalStatuses } from '../api/rest/openApi.ts'
import type { RestCall } from '../api/rest/restCall.ts'
import { restCalls } from '../api/rest/restCalls.ts'

/**
 * The contradictions between a reply and the contract: missing or undocumented fields, types, times without offset, undocumented statuses.
 * @param path such as `/Service/getOrderDetails`
 * @returns sentences; none if the reply is as documented
 */
export function contractFaults(
  path: string,
  reply: { readonly status: number; readonly body: unknown },
): readonly string[] {
  const call = restCalls.find((each) => each.path === path)
  if (call === undefined) return [`${path} is not in the contract`]
  const shape = shapeOf(call, reply.status)
  if (shape === undefined) return [`${path} answers ${reply.status}, which the contract does not know`]
  const { error } = shape.safeParse(reply.body)
  return (error?.issues ?? []).map((issue) => `${path} ${issue.path.join('.')} ${issue.message}`)
}

function shapeOf(call: RestCall, status: number): z.ZodType | undefined {
  if (status === 200) return 'reply' in call ? call.reply : call.responds.json
  return refusalStatuses(call).some((known) => known === status) ? refusalShape : undefined
}
