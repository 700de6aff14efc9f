import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { credit, head, paged, quebecInvoice, quebecPayment } from '../../testing/customer/historyExamples.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const page = '/userPaymentHistory'
const credited = { ...quebecPayment, paymentId: 50, invoiceNo: 'INV-2026-000007', creditNotes: [credit] }

function server(
  invoice: object | null = quebecInvoice,
  payments: readonly object[] = [quebecPayment, credited],
) {
  return {
    HistoryHead: head,
    PaymentHistory: paged('payments', payments),
    Invoice: () => ({ data: { invoice } }),
  }
}

/** The sheet's text without the spaces between its parts. */
async function sheet() {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.querySelector('[data-sheet]')).toBeTruthy())
  return { dialog: within(dialog), sheet: dialog.querySelector('[data-sheet]') as HTMLElement }
}

function facts(of: HTMLElement): Record<string, string | null> {
  return Object.fromEntries(
    [...of.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent ?? null,
    ]),
  )
}

describe('the payment history', () => {
  it('shows invoice number, time, method, total and what went back', async () => {
    await renderApp({ at: page, user: nadia, server: server() })
    const list = within(await screen.findByRole('region', { name: 'Payment history' })).getByRole('list')
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'INV-2026-000008Nov 19, 2026, 10:52\u00A0AM MSTCredit card$344.93View invoice',
      'INV-2026-000007Nov 19, 2026, 10:52\u00A0AM MSTCredit cardCredited$344.93View invoice' +
        'Credit note CN-2026-000001−$105.00Nov 20, 2026, 3:05\u00A0PM MSTView credit note',
    ])
  })

  it('calls a method it does not know Unknown', async () => {
    const odd = { ...quebecPayment, method: 'Barter' }
    await renderApp({ at: page, user: nadia, server: server(null, [odd]) })
    expect(await screen.findByText('Unknown')).toBeDefined()
  })
})

describe('the invoice', () => {
  it('says all that it must, each tax on its own line', async () => {
    await renderApp({ at: `${page}?invoice=53`, user: nadia, server: server() })
    const { sheet: shown } = await sheet()
    for (const words of [
      'PAID',
      'Aspenrow Home Services Ltd.',
      '210 8 Avenue SW, Calgary, AB T2P 1B5',
      '(403) 555-0110 · hello@aspenrow.example',
      'GST/HST 70000 1234 RT0001',
      'QST 1200001234 TQ0001',
      'Camille Bouchard',
      '3-4280 rue Saint-Denis',
      'Montréal, QC H2J 2K8',
    ])
      expect(within(shown).getByText(words)).toBeDefined()
    expect(facts(shown)).toEqual({
      'Invoice number': 'INV-2026-000008',
      'Customer number': '100045',
      'Payment date': 'November 19, 2026',
      'Payment method': 'Credit card',
      Description: 'Service points',
      'Paid amount': '$344.93',
      'Total due': '$0.00',
      Subtotal: '$300.00',
      'GST 5%': '$15.00',
      'QST 9.975%': '$29.93',
      'Tax amount': '$44.93',
      'Total amount': '$344.93',
    })
    const lines = [...shown.querySelectorAll('tbody tr')].map((line) =>
      [...line.querySelectorAll('th, td')].map((cell) => cell.textContent),
    )
    expect(lines).toEqual([
      ['Service points', '30,000', '$300.00'],
      ['Service points (Reward)', '1,500', '$0.00'],
    ])
  })

  it('shows how cash was rounded, and no second tax number where there is one tax', async () => {
    const [gst] = quebecPayment.taxes
    const payment = {
      ...quebecPayment,
      method: 'Cash',
      subtotal: { cents: 70_013 },
      taxes: [{ ...gst, amount: { cents: 3_501 } }],
      tax: { cents: 3_501 },
      total: { cents: 73_514 },
      cashRounding: { cents: 1 },
      paid: { cents: 73_515 },
    }
    await renderApp({ at: `${page}?invoice=53`, user: nadia, server: server({ ...quebecInvoice, payment }) })
    const { sheet: shown } = await sheet()
    expect(facts(shown)).toMatchObject({
      'GST 5%': '$35.01',
      'Total amount': '$735.14',
      'Cash rounding': '$0.01',
      'Paid amount': '$735.15',
    })
    expect(within(shown).queryByText(/^QST/)).toBeNull()
    expect(facts(shown)).not.toHaveProperty('Tax amount')
  })

  it('is written in the language of the invoice, whatever the page speaks, and in another if one chooses', async () => {
    const french = { ...quebecInvoice, language: 'fr', description: 'Points de service' }
    const { user } = await renderApp({ at: `${page}?invoice=53`, user: nadia, server: server(french) })
    const { dialog, sheet: shown } = await sheet()
    expect(shown.lang).toBe('fr-CA')
    expect(dialog.getByRole('heading', { name: 'Invoice INV-2026-000008' })).toBeDefined()
    expect(within(shown).getByText('PAYÉE')).toBeDefined()
    const plain = Object.entries(facts(shown)).map(([name, value]) => [name, value?.replaceAll(/\s/g, ' ')])
    expect(Object.fromEntries(plain)).toMatchObject({
      'Date de paiement': '19 novembre 2026',
      'TPS 5\u00a0%': '15,00 $',
    })
    await user.selectOptions(dialog.getByLabelText('Language of this document'), 'zh')
    expect(await dialog.findByText('已付款')).toBeDefined()
    expect(dialog.getByRole('heading', { name: 'Invoice INV-2026-000008' })).toBeDefined()
  })

  it('is printed by its button, and names the printed file', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { user } = await renderApp({ at: `${page}?invoice=53`, user: nadia, server: server() })
    const { dialog } = await sheet()
    expect(document.title).toBe('INV-2026-000008 – Aspenrow')
    await user.click(dialog.getByRole('button', { name: 'SAVE/PRINT' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('has an address of its own that closing takes away', async () => {
    const { user, path } = await renderApp({ at: `${page}?period=2026`, user: nadia, server: server() })
    const link = await screen.findByRole('link', { name: 'View invoice INV-2026-000008' })
    await user.click(link)
    await sheet()
    expect(path()).toBe(`${page}?period=2026&invoice=53`)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(path()).toBe(`${page}?period=2026`))
    await waitFor(() => expect(document.title).toBe('Payment history – Aspenrow'))
  })

  it('is left in place by a link from elsewhere', async () => {
    const { user, path } = await renderApp({ at: `${page}?invoice=53`, user: nadia, server: server() })
    const { dialog } = await sheet()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(path()).toBe(page))
  })

  it.each(['99', 'x'])('says that %s is not there', async (id) => {
    const { server: asked } = await renderApp({
      at: `${page}?invoice=${id}`,
      user: nadia,
      server: server(null),
    })
    expect(await screen.findByText('We can’t find this invoice')).toBeDefined()
    expect(asked.calls.filter(({ operationName }) => operationName === 'Invoice')).toHaveLength(
      id === 'x' ? 0 : 1,
    )
  })

  it('says that it could not be loaded and by which code, and loads again', async () => {
    let isDown = true
    const answers = server()
    const { user } = await renderApp({
      at: `${page}?invoice=53`,
      user: nadia,
      server: { ...answers, Invoice: () => (isDown ? { status: 503 } : answers.Invoice()) },
    })
    expect(await screen.findByText('We couldn’t load the invoice.')).toBeDefined()
    expect(await screen.findByText('Something went wrong. Error code: 503')).toBeDefined()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await sheet()).sheet).toBeDefined()
  })
})

describe('a credit note', () => {
  const invoice = { ...quebecInvoice, payment: { ...quebecPayment, creditNotes: [credit] } }

  it('names its invoice and what was given back', async () => {
    const at = `${page}?invoice=53&creditNote=CN-2026-000001`
    const { user, path } = await renderApp({ at, user: nadia, server: server(invoice) })
    const { dialog, sheet: shown } = await sheet()
    expect(facts(shown)).toEqual({
      'Credit note number': 'CN-2026-000001',
      'For invoice': 'INV-2026-000008',
      'Customer number': '100045',
      Date: 'November 20, 2026',
      Description: 'Service points reversed',
      Subtotal: '$100.00',
      'GST 5%': '$5.00',
      'Total credited': '$105.00',
    })
    await user.click(dialog.getByRole('link', { name: 'Invoice INV-2026-000008' }))
    expect(path()).toBe(`${page}?invoice=53`)
    expect(await dialog.findByText('PAID')).toBeDefined()
  })

  it('is in its own language, whatever was chosen for its invoice', async () => {
    const french = { ...invoice, language: 'fr' }
    const { user } = await renderApp({
      at: page,
      user: nadia,
      server: server(french, [{ ...quebecPayment, creditNotes: [credit] }]),
    })
    await user.click(await screen.findByRole('link', { name: 'View invoice INV-2026-000008' }))
    const { dialog } = await sheet()
    await user.selectOptions(dialog.getByLabelText('Language of this document'), 'zh')
    expect(await dialog.findByText('已付款')).toBeDefined()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('link', { name: 'View credit note CN-2026-000001' }))
    expect(await screen.findByRole('heading', { name: 'Credit note CN-2026-000001' })).toBeDefined()
    expect((await sheet()).sheet.lang).toBe('fr-CA')
  })

  it('that the invoice does not have is not there', async () => {
    const at = `${page}?invoice=53&creditNote=CN-2026-000009`
    await renderApp({ at, user: nadia, server: server(invoice) })
    expect(await screen.findByText('We can’t find this invoice')).toBeDefined()
  })
})
