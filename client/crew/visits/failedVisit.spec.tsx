import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cleaningJob, crewDay, crewPages } from '../../testing/crew/crewExamples.ts'
import { marek, renderApp } from '../../testing/renderApp.tsx'

/** What a crew member ticks and reports on the job (decision X11). */

const at = '/staffOngoingOrderList/0'
const failedVisit = { at: '2025-11-27T09:28:00-07:00', reason: 'Other' as const }

it('keeps ticks across a reload, and forgets those of visits that are gone', async () => {
  localStorage.setItem('staff.ticks.GONE-0001', 'floors')
  const job = { ...cleaningJob, status: 'InService' as const }
  const server = { CrewDay: crewDay, CrewOrders: crewPages([job]) }
  const { user } = await renderApp({ at, staff: marek, server })
  const list = await screen.findByRole('group', { name: /Checklist 0 of 3/ })
  await user.click(within(list).getByRole('checkbox', { name: 'Kitchen' }))
  await user.click(within(list).getByRole('checkbox', { name: 'Floors' }))
  await user.click(within(list).getByRole('checkbox', { name: 'Kitchen' }))
  expect(within(list).getByText('1 of 3')).toBeDefined()
  expect(localStorage.getItem('staff.ticks.K7M4-2QXP')).toBe('floors')
  await waitFor(() => expect(localStorage.getItem('staff.ticks.GONE-0001')).toBeNull())
})

it('only names the check points until the visit begins', async () => {
  const server = { CrewDay: crewDay, CrewOrders: crewPages([cleaningJob]) }
  await renderApp({ at, staff: marek, server })
  const list = within(await screen.findByRole('region', { name: 'Checklist' }))
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Kitchen',
    'Bathrooms',
    'Floors',
  ])
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('reports why the visit could not be done, in words for "Other", and then shows the next job', async () => {
  let job: typeof cleaningJob = cleaningJob
  const { user, server } = await renderApp({
    at,
    staff: marek,
    server: {
      CrewDay: crewDay,
      CrewOrders: (call) => crewPages([job])(call),
      ReportFailedVisit: () => {
        job = { ...cleaningJob, failedVisit }
        const order = { __typename: 'CrewOrder', id: 'o-1', status: 'Confirmed', failedVisit }
        return { data: { reportFailedVisit: { message: 'Sent.', stale: false, order, userErrors: [] } } }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Couldn’t do it: Nadia Kowalchuk' }))
  const dialog = await screen.findByRole('dialog', { name: 'Couldn’t do it' })
  await user.click(within(dialog).getByRole('button', { name: 'Report to the office' }))
  expect(within(dialog).getByText('Choose a reason.')).toBeDefined()
  await user.click(within(dialog).getByRole('radio', { name: 'Other' }))
  await user.click(within(dialog).getByRole('button', { name: 'Report to the office' }))
  expect(within(dialog).getByText('Tell the office what happened.')).toBeDefined()
  await user.type(within(dialog).getByLabelText(/Note for the office/), 'A dog was in the yard.')
  await user.click(within(dialog).getByRole('button', { name: 'Report to the office' }))
  expect(await screen.findByText(/^Couldn’t do it · Other · 9:28\sAM$/)).toBeDefined()
  expect(screen.queryByText('Next visit')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Couldn’t do it/ })).toBeNull()
  const [call] = server.calls.filter(({ operationName }) => operationName === 'ReportFailedVisit')
  expect(call?.variables.input).toMatchObject({ reason: 'Other', words: 'A dog was in the yard.' })
})

it('asks before it ends a visit that was reported as not done', async () => {
  const job = { ...cleaningJob, status: 'InService' as const, failedVisit }
  const { user } = await renderApp({
    at,
    staff: marek,
    server: { CrewDay: crewDay, CrewOrders: crewPages([job]) },
  })
  const end = await screen.findByRole('button', { name: 'End Service: Nadia Kowalchuk' })
  const question = { name: 'You reported that you couldn’t do it. End anyway?' }
  await user.click(end)
  const asked = await screen.findByRole('alertdialog', question)
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByText(/^Ended /)).toBeNull()
  await user.click(end)
  await user.click(
    within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: 'End Service' }),
  )
  expect(await screen.findByText(/^Ended /)).toBeDefined()
})
