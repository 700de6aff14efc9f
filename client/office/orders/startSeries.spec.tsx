import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chooseFrom } from '../../testing/menuKeys.ts'
import { pendingOrder, wholeOrder } from '../../testing/office/orderExamples.ts'
import { openOrders } from '../../testing/office/orderListSteps.ts'
import { openedDialog } from '../../testing/openedDialog.ts'

const at = '/adminOrder/H4TX-9QKD'

it('starts recurring visits like an order, at the price that the customer agreed to', async () => {
  const refusal = { code: 'PRICE_CHANGED', field: null, message: 'The price is now 20,000 points.' }
  const answers = [[refusal], []]
  const { user, server } = await openOrders(
    {
      OfficeOrderPage: () => wholeOrder(pendingOrder),
      StartCustomerSeries: () => ({
        data: {
          startCustomerSeries: {
            ...{ message: 'Recurring visits started.', stale: false },
            userErrors: answers.shift(),
          },
        },
      }),
    },
    at,
  )
  await chooseFrom(user, 'More actions: H4TX-9QKD', 'Start recurring visits')
  const dialog = await openedDialog('dialog', 'Start recurring visits')
  await user.click(dialog.getByRole('button', { name: 'Start visits' }))
  expect(await dialog.findByText(refusal.message)).toBeDefined()
  await user.clear(dialog.getByLabelText('Points each visit, as agreed'))
  await user.type(dialog.getByLabelText('Points each visit, as agreed'), '20000')
  await user.click(dialog.getByRole('button', { name: 'Start visits' }))
  expect(await screen.findByText('Recurring visits started.')).toBeDefined()
  const sent = server.calls.filter(({ operationName }) => operationName === 'StartCustomerSeries')
  expect(sent.map(({ variables }) => variables.input)).toMatchObject([
    {
      ...{ customerId: 'c-1', addressId: 'a-1', serviceId: 'v-1', everyWeeks: 2, first: '2099-12-16' },
      ...{ slot: 'Morning', hour: 9, minute: 30, whenFull: 'Move', pointsSeen: 19_206 },
    },
    { pointsSeen: 20_000 },
  ])
})
