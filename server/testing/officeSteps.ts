import { expect } from 'vitest'
import type { ApiClient } from './apiClient.ts'
import { apiUser } from './apiUser.ts'

/** A form for a staff member that is right in every part. */
export function staffForm(email: string, change: object = {}) {
  const place = { streetName: 'Elm Street NW', city: 'Calgary', provinceId: 1 }
  return { firstName: 'Robin', lastName: 'Field', email, ...place, ...change }
}

export type OfficeSteps = ReturnType<typeof officeSteps>

/** An administrator, who hires people and makes groups. @param token the administrator's */
export function officeSteps(client: ApiClient, token: string) {
  const user = apiUser(client, token)
  const done = async <Body>(path: string, body: object) => {
    const reply = await user.call<Body>(path, body)
    expect([path, reply.status, reply.status === 200 ? '' : reply.text]).toEqual([path, 200, ''])
    return reply.body
  }
  return {
    ...user,
    /** A new staff member; must succeed. */
    hire: (email: string, change?: object) =>
      done<{ readonly staffId: string; readonly staffNo: string }>(
        '/Staff/addStaffItem',
        staffForm(email, change),
      ),
    /** A new group with these people; must succeed. @returns its id */
    async group(groupNo: string, staffIds: readonly string[] = []) {
      const { groupId } = await done<{ groupId: string }>('/Staff/addStaffGroup', { groupNo })
      if (staffIds.length > 0) await done('/Staff/addStaffToGroup', { groupId, staffIds })
      return groupId
    },
  }
}
