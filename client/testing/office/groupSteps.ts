import type { Answer } from '../fakeServer.ts'
import { olivia, renderApp } from '../renderApp.tsx'

/** In group 1. */
export const sam = {
  __typename: 'GroupMember',
  id: 's-1',
  staffNo: 'S-161599',
  photo: '/static/staff/S-161599.svg?token=t',
  firstName: 'Sam',
  lastName: 'Reyes',
  disabled: false,
  rate: 4.5,
}
/** Group 1: Sam, work and a day off. */
export const crew = {
  __typename: 'StaffGroup',
  id: 'g-1',
  groupNo: '1',
  isActive: true,
  openJobs: 3,
  daysOff: ['2099-12-24'],
  members: [sam],
}
/** The night shift, without anybody. */
export const empty = {
  ...crew,
  id: 'g-2',
  groupNo: 'Night shift',
  isActive: false,
  openJobs: 0,
  daysOff: [],
  members: [],
}

const payload = {
  __typename: 'StaffGroupPayload',
  group: null,
  message: null,
  openOrders: [],
  userErrors: [],
}
/** What the server answers a command with, beside what is usual. */
export const answered = (rest: object) => ({ data: { outcome: { ...payload, ...rest } } })
/** A command that the server refuses. */
export const refused = (code: string, field: string | null, message: string) =>
  answered({ userErrors: [{ __typename: 'UserError', code, field, message }] })
/** The list with these groups. */
export const listed = (...staffGroups: object[]) => ({ data: { staffGroups } })

/** Opens the list, with both groups unless told otherwise. */
export const visit = (server: Record<string, Answer> = {}) =>
  renderApp({
    at: '/adminStaffGroupList',
    admin: olivia,
    server: { StaffGroupList: () => listed(crew, empty), ...server },
  })
