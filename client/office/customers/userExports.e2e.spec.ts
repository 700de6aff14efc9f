import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice } from '../../testing/demoPeople.ts'
import { newCustomer } from '../../testing/newCustomer.ts'
import { recharge } from '../../testing/officeHelp.ts'
import { saveCsv } from '../../testing/savedCsv.ts'

/** A customer's histories as files: theirs alone, as their filter leaves them; and customers as the search leaves them (decision T7). */

test.setTimeout(120_000)

test('points and payments of one customer are saved, and nothing for a year without any', async ({
  page,
}) => {
  const orla = await newCustomer('Orla', 700)
  await recharge(orla.customer.userNo, 12_000)
  await openAs(page, await signInToOffice('admin'))
  const list = `/adminUserList?user=${orla.customer.id}`

  await page.goto(list)
  const points = page.getByRole('button', { name: 'Export CSV: Point Change Histories' })
  const ledger = await saveCsv(page, points)
  expect(ledger.fileName).toMatch(/^ledger-.*\.csv$/)
  expect(ledger.rows.map((row) => row['Points (negative = deducted)'])).toEqual(['12000', '700'])
  await page.goto(`${list}&period=2001`)
  expect((await saveCsv(page, points)).rows).toEqual([])

  await page.goto(`${list}&tab=payments`)
  const payments = await saveCsv(page, page.getByRole('button', { name: 'Export CSV: Payment Histories' }))
  expect(payments.fileName).toMatch(/^payments-.*\.csv$/)
  expect(payments.rows.map((row) => row['Subtotal (CAD)'])).toEqual(['120.00'])

  await page.goto(`/adminUserList?search=${orla.customer.userNo}`)
  const users = await saveCsv(page, page.getByRole('button', { name: 'Export CSV', exact: true }))
  expect(users.fileName).toMatch(/^users-.*\.csv$/)
  expect(users.rows).toMatchObject([{ 'First name': 'Orla', 'Paid points': '12000', 'Reward points': '700' }])
})
