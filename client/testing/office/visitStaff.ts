import { screen, within } from '@testing-library/react'
import type { Answer } from '../fakeServer.ts'
import { olivia, renderApp } from '../renderApp.tsx'

/** A member of staff in no crew, without a password. */
export const jordan = {
  __typename: 'StaffMember',
  id: 's-1',
  staffNo: 'S-161599',
  photo: '/static/staff/S-161599.svg?token=t',
  firstName: 'Jordan',
  lastName: 'Lee',
  email: 'jordan@example.com',
  phone: '+14035550110',
  unit: null,
  streetNo: '12',
  streetName: 'Elbow Drive SW',
  city: 'Calgary',
  postal: 'T2S 2H6',
  province: 'AB',
  disabled: false,
  hasPassword: false,
  selfAssessment: 4.5,
  rate: 4.5,
  group: null,
}

/** The server's answer to a command on staff. */
export const answered = (rest: object) => ({
  data: {
    outcome: { __typename: 'StaffMemberPayload', staffMember: null, message: null, userErrors: [], ...rest },
  },
})
export const refused = (code: string, field: string | null, message: string) =>
  answered({ userErrors: [{ __typename: 'UserError', code, field, message }] })

/** Opens the list of staff, of Jordan alone unless told. @param at the query of its address */
export const visitStaff = (server: Record<string, Answer> = {}, at = '') =>
  renderApp({
    at: `/adminStaffList${at}`,
    admin: olivia,
    server: { StaffList: () => ({ data: { staffMembers: [jordan] } }), ...server },
  })

export const press = async ({ user }: Awaited<ReturnType<typeof visitStaff>>, name: string) =>
  user.click(await screen.findByRole('button', { name }))
/** Presses a button of the open dialog. */
export const sendIn = async ({ user }: Awaited<ReturnType<typeof visitStaff>>, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
