import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TODAY } from '../../testing/office/boardExamples.ts'
import { bulkVisit, proposalOf } from '../../testing/office/bulkExamples.ts'
import { sentOf, visit } from '../../testing/office/calendarExamples.ts'
import { openedDialog } from '../../testing/openedDialog.ts'

it('leads from a day without another free crew to the next one with room', async () => {
  const visits = [0, 1].map((nth) => bulkVisit(nth, { bookedDate: TODAY }))
  const proposal = proposalOf(visits).visitProposal
  const stuck = proposal.visits.map((each) => ({
    ...each,
    groupId: null,
    freeGroupIds: [],
    problem: 'No crew is free then.',
  }))
  const visited = await visit(`?day=${TODAY}&reassign=g-1`, {
    VisitProposal: ({ variables }) => ({
      data: {
        visitProposal: variables.findDay
          ? { ...proposal, toDate: '2026-11-25' }
          : { ...proposal, toDate: null, visits: stuck },
      },
    }),
  })
  const dialog = await openedDialog('dialog', 'Reassign Crew 1’s visits')
  expect(await dialog.findByText('No other crew is free at these times.')).toBeDefined()
  await visited.user.click(dialog.getByRole('button', { name: 'Move to another day' }))
  await waitFor(() => expect(dialog.getByLabelText('New day')).toHaveProperty('value', '2026-11-25'))
  expect(document.activeElement).toBe(dialog.getByLabelText('New day'))
  expect(screen.queryByText('No other crew is free at these times.')).toBeNull()
  expect(await dialog.findByRole('button', { name: 'Move 2 visits' })).toBeDefined()
  const asked = { date: TODAY, groupId: 'g-1', orderNos: null, toDate: null }
  expect(sentOf(visited, 'VisitProposal')).toMatchObject([
    { ...asked, findDay: false },
    { ...asked, findDay: true },
  ])
})
