import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { readContract } from '../api/rest/openApiPages.ts'

/** The hand-written contract of the documented calls, to hold replies against. */
const contract: { readonly paths: Readonly<Record<string, unknown>> } = await readContract()

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(contract, 'contract')
const validators = new Map<string, ValidateFunction>()

/**
 * What of a reply contradicts the contract: a documented field that is missing, a type, a time without offset, a status nobody announced.
 * @param call such as `/Service/getOrderDetails`
 * @returns sentences; none when the reply is as documented
 */
export function contractFaults(
  call: string,
  reply: { readonly status: number; readonly body: unknown },
): readonly string[] {
  const method = Object.keys((contract.paths[call] ?? {}) as object)[0]
  if (method === undefined) return [`${call} is not in the contract`]
  const shape = validatorOf([call, method, 'responses', String(reply.status)])
  if (shape === undefined) return [`${call} answers ${reply.status}, which the contract does not know`]
  if (shape(reply.body)) return []
  return (shape.errors ?? []).map(({ instancePath, message }) => `${call} ${instancePath} ${message}`)
}

function validatorOf([call = '', ...steps]: readonly string[]): ValidateFunction | undefined {
  const pointer = ['paths', call, ...steps].map(escaped).join('/')
  const known = validators.get(pointer)
  if (known) return known
  const response = at(['paths', call, ...steps]) as { $ref?: string } | undefined
  if (response === undefined) return undefined
  const base = response.$ref ?? `#/${pointer}`
  const made = ajv.compile({ $ref: `contract${base}/content/application~1json/schema` })
  validators.set(pointer, made)
  return made
}

function at(steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (part, step) => (part as Record<string, unknown> | undefined)?.[step],
    contract,
  )
}

function escaped(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))
}
