import { expect } from 'vitest'
import type { Answer, ApiClient } from './apiClient.ts'
import { contractFaults } from './contractReplies.ts'

type Fields = Record<string, unknown>

/** Why a mutation was refused. */
export interface UserError {
  readonly code: string
  readonly field: string | null
  readonly message: string
}

/** A caller of both APIs. Refusals are answers too; only the form of answers is checked here. */
export type ApiUser = ReturnType<typeof apiUser>

/** @param token of a session; absent: a visitor */
export function apiUser(client: ApiClient, token?: string) {
  async function ask<Data = Fields>(query: string, variables: object = {}): Promise<Data> {
    const { body } = await client.graphql<Data>(query, { ...variables }, { token })
    expect(body.errors).toBeUndefined()
    return body.data
  }
  return {
    /** A documented call, whose reply must be as documented. */
    async call<Body = Fields>(
      path: string,
      body: object = {},
      headers: Readonly<Record<string, string>> = {},
    ): Promise<Answer<Body>> {
      const reply = await client.rest<Body>(path, body, { token, headers })
      expect(contractFaults(path, reply), reply.text).toEqual([])
      return reply
    },
    /** The data of an operation of `/graphql`, which must have no errors. */
    ask,
    /** The same, of its one root field. */
    async root<Data = Fields>(query: string, variables?: object): Promise<Data> {
      const [data] = Object.values(await ask<Record<string, Data>>(query, variables))
      return data as Data
    },
  }
}
