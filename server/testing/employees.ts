import { expect } from 'vitest'
import type { Answer, ApiClient } from './apiClient.ts'
import { contractFaults } from './contractReplies.ts'
import type { OfficeSteps } from './officeSteps.ts'

/** A crew member who can sign in with "first-1". */
interface SettledMember {
  readonly staffId: string
  readonly staffNo: string
  /** Of a session of theirs. */
  readonly token: string
}

/** How administrators and crew members come in. */
export interface Employees {
  /** Signs in by `/Staff/loginAdmin` or `/Staff/loginStaff`; the reply must be as documented, whatever it is. */
  signIn(path: string, userName: string, password: string): Promise<Answer<Record<string, unknown>>>
  /** @returns the status that a crew's call answers with: 200, or 401 for a session that is over or of another area */
  opens(token: string): Promise<number>
  /** Hires somebody, gives them a password and signs them in. */
  settled(email: string): Promise<SettledMember>
}

/** @param office that hires */
export function employeesOf(client: ApiClient, office: OfficeSteps): Employees {
  const signIn: Employees['signIn'] = async (path, userName, password) => {
    const reply = await client.rest<Record<string, unknown>>(path, { userName, password })
    expect(contractFaults(path, reply)).toEqual([])
    return reply
  }
  return {
    signIn,
    opens: async (token) => (await client.rest('/Staff/getStaffOrders', { catalog: 0 }, { token })).status,
    async settled(email) {
      const hired = await office.hire(email)
      await office.call('/Staff/resetStaffPassword', { staffId: hired.staffId, newPassword: 'first-1' })
      const { body } = await signIn('/Staff/loginStaff', email, 'first-1')
      return { ...hired, token: String(body.token) }
    },
  }
}
