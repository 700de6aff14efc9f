import type { ApiClient } from './apiClient.ts'
import { apiUser } from './apiUser.ts'
import type { OfficeSteps } from './officeSteps.ts'

export type Employees = ReturnType<typeof employeesOf>

/** How administrators and crew members come in. @param office that hires */
export function employeesOf(client: ApiClient, office: OfficeSteps) {
  /** By `/Staff/loginAdmin` or `/Staff/loginStaff`. */
  const signIn = (path: string, userName: string, password: string) =>
    apiUser(client).call(path, { userName, password })
  return {
    signIn,
    /** @returns the status that a crew's call answers with: 200, or 401 for a session that is over or of another area */
    opens: async (token: string) =>
      (await apiUser(client, token).call('/Staff/getStaffOrders', { catalog: 0 })).status,
    /** Adds a crew member with the password "first-1", and signs them in. */
    async settled(email: string) {
      const hired = await office.hire(email)
      await office.call('/Staff/resetStaffPassword', { staffId: hired.staffId, newPassword: 'first-1' })
      const { body } = await signIn('/Staff/loginStaff', email, 'first-1')
      return { ...hired, token: String(body.token) }
    },
  }
}
