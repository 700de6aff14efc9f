import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openReport as open, orders } from '../../testing/office/reportAnswers.ts'

it('begins with this month, and keeps days that were emptied empty', async () => {
  const { user, path, server } = await open('/adminReports', {
    server: { OrderReport: orders('cursor-1'), '/graphql': () => ({}) },
  })
  await screen.findByRole('table')
  const days = () =>
    server.calls.flatMap(({ operationName, variables }) => {
      if (operationName !== 'OrderReport') return []
      const { from, to } = variables.filter as Record<string, unknown>
      return [[from, to]]
    })
  expect(days()).toEqual([['2026-11-01', '2026-11-30']])
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-11-01')
  expect(screen.getByRole('button', { name: 'This month' }).getAttribute('aria-pressed')).toBe('true')
  await user.clear(screen.getByLabelText('From'))
  await waitFor(() => expect(path()).toBe('/adminReports?report=orders&to=2026-11-30'))
  await user.clear(screen.getByLabelText('To'))
  await waitFor(() => expect(path()).toBe('/adminReports?report=orders&from=&to='))
  await user.selectOptions(screen.getByLabelText('Status'), 'Disputed')
  await waitFor(() => expect(path()).toBe('/adminReports?report=orders&status=Disputed&from=&to='))
  await waitFor(() => expect(days().at(-1)).toEqual([undefined, undefined]))
  const next = () => screen.getByRole('button', { name: 'Next page' })
  await waitFor(() => expect(next().getAttribute('aria-disabled')).toBe('false'))
  await user.click(next())
  expect(path()).toContain('status=Disputed&from=&to=&after=cursor-1')
  await user.click(screen.getByRole('button', { name: 'This month' }))
  await waitFor(() => expect(path()).toBe('/adminReports?report=orders&status=Disputed'))
})

it('is about any day where the address says so', async () => {
  const { server } = await open('/adminReports?report=orders&status=Disputed&from=&to=', {
    server: { OrderReport: orders(null), '/graphql': () => ({}) },
  })
  await screen.findByRole('table')
  expect(screen.getByLabelText('From')).toHaveProperty('value', '')
  const asked = server.calls.find(({ operationName }) => operationName === 'OrderReport')
  expect(asked?.variables).toEqual({
    filter: { by: 'Placed', statuses: ['Disputed'], catalogs: [] },
    first: 20,
  })
})

it('sets the days of a stretch of time that is often asked for', async () => {
  const { user, path } = await open('/adminReports?report=orders&status=Confirmed', {
    server: {
      OrderReport: orders(null),
      '/graphql': () => ({}),
    },
  })
  await screen.findByRole('table')
  const quarter = screen.getByRole('button', { name: 'Last quarter' })
  await waitFor(() => expect(quarter).toHaveProperty('disabled', false))
  await user.click(quarter)
  await waitFor(() =>
    expect(path()).toBe('/adminReports?report=orders&from=2026-07-01&to=2026-09-30&status=Confirmed'),
  )
  expect(quarter.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText(/^Jul.* 1.*–.*Sep.* 30, 2026$/)).toBeDefined()
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-07-01')
})
