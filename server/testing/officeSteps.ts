import { expect } from 'vitest'
import type { Answer, ApiClient } from './apiClient.ts'
import { contractFaults } from './contractReplies.ts'

/** A form for a staff member that is right in every part. */
export function staffForm(email: string, change: object = {}) {
  const place = { streetName: 'Elm Street NW', city: 'Calgary', provinceId: 1 }
  return { firstName: 'Robin', lastName: 'Field', email, ...place, ...change }
}

/** What specs of the office do again and again, as one administrator. Nothing here expects success unless it says so. */
export interface OfficeSteps {
  /** A documented call; its reply must be as documented, whatever it is. */
  call<Body = Record<string, unknown>>(path: string, body: object): Promise<Answer<Body>>
  /** An operation of `/graphql` that must be answered. */
  ask<Data = Record<string, unknown>>(query: string, variables?: Record<string, unknown>): Promise<Data>
  /** A new staff member; must succeed. */
  hire(email: string, change?: object): Promise<{ readonly staffId: string; readonly staffNo: string }>
  /** A new group with these people; must succeed. @returns its id */
  group(groupNo: string, staffIds?: readonly string[]): Promise<string>
}

/** @param token an administrator's */
export function officeSteps(client: ApiClient, token: string): OfficeSteps {
  const call: OfficeSteps['call'] = async <Body>(path: string, body: object) => {
    const reply = await client.rest<Body>(path, body, { token })
    expect(contractFaults(path, reply)).toEqual([])
    return reply
  }
  const done = async <Body>(path: string, body: object) => {
    const reply = await call<Body>(path, body)
    expect([path, reply.status, reply.status === 200 ? '' : reply.text]).toEqual([path, 200, ''])
    return reply.body
  }
  return {
    call,
    async ask<Data>(query: string, variables: Record<string, unknown> = {}) {
      const reply = await client.graphql<Data>(query, variables, { token })
      expect(reply.body.errors).toBeUndefined()
      return reply.body.data
    },
    hire: (email, change) => done('/Staff/addStaffItem', staffForm(email, change)),
    async group(groupNo, staffIds = []) {
      const { groupId } = await done<{ groupId: string }>('/Staff/addStaffGroup', { groupNo })
      if (staffIds.length > 0) await done('/Staff/addStaffToGroup', { groupId, staffIds })
      return groupId
    },
  }
}
