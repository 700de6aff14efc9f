import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'

/**
 * How many requests a minute are taken from one network address before the rest is told to come again (decision K1). No person comes
 * near them, nor does a program that checks the product; `everything` is all that goes to `/api` and `/graphql`, the others count at
 * both doors together. Each instance counts for itself.
 */
export const FLOOD_LIMITS = {
  everything: 60_000,
  signIn: 300,
  register: 600,
  captcha: 300,
  proofOfWork: 120,
  activation: 300,
  forgotten: 300,
  reset: 600,
  changePassword: 600,
  personalData: 120,
  erasure: 600,
} as const

export type FloodLimit = keyof typeof FLOOD_LIMITS
export type FloodLimits = Readonly<Record<FloodLimit, number>>

export interface Floodgate {
  /** Counts a request. @returns TOO_MANY_REQUESTS with the seconds to wait, when it is one too many */
  refused(limit: FloodLimit, request: FastifyRequest): Promise<Rejection | undefined>
}

/** Counts from then on. Which address a request comes from is what the server trusts it to be; of IPv6 it is the network of a household. */
export async function openFloodgate(app: FastifyInstance, limits: FloodLimits): Promise<Floodgate> {
  await app.register(rateLimit, { global: false })
  const names = Object.keys(limits) as FloodLimit[]
  const counters = new Map(
    names.map((name) => [name, app.createRateLimit({ max: limits[name], timeWindow: '1 minute' })]),
  )
  return {
    refused: async (limit, request) => {
      const count = await counters.get(limit)?.(request)
      if (count === undefined || count.isAllowed || !count.isExceeded) return undefined
      const seconds = Math.max(1, count.ttlInSeconds)
      return reject(RejectionCode.TOO_MANY_REQUESTS, { params: { seconds } })
    },
  }
}
