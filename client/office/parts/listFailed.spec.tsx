import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usual } from '../../testing/office/userExamples.ts'
import { olivia, renderApp } from '../../testing/renderApp.tsx'

/** Back-office document, section 8 "Any other failure"; decision L10. */
it.each([
  ['the main page', '/adminMainPage', 'Dashboard'],
  ['found orders', '/adminOrderList?tab=4&type=1&text=K7M4', 'SearchOrders'],
  ['the users', '/adminUserList', 'OfficeUsers'],
  ['the erasure requests', '/adminUserList?list=erasure', 'OfficeErasureRequests'],
  ['a customer', '/adminUserList?user=c-1', 'OfficeUser'],
  ['a history', '/adminUserList?user=c-1&tab=payments', 'OfficeUserPayments'],
  ['an invoice', '/adminUserList?user=c-1&tab=payments&invoice=53', 'OfficeUserInvoice'],
  ['the services', '/adminServiceList', 'ServiceSettings'],
  ['the staff', '/adminStaffList', 'StaffList'],
  ['the staff groups', '/adminStaffGroupList', 'StaffGroupList'],
  ['the calendar', '/adminCalendar', 'WorkCalendar'],
  ['a report', '/adminReports', 'OrderReport'],
])(
  'names the code and the request of %s that cannot be read, in place and in a toast',
  async (_, at, operation) => {
    const server = { ...usual, [operation]: () => ({ status: 503, headers: { 'x-request-id': 'r-7' } }) }
    await renderApp({ at, admin: olivia, server })
    const told = await screen.findByText('Error code: 503 · Request: r-7')
    expect(told.closest('[role=alert]')?.querySelector('button')?.textContent).toBe('Try again')
    expect(await screen.findByText('Something went wrong. Error code: 503')).toBeDefined()
  },
)
