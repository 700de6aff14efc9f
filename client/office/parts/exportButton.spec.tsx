import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { App } from '../../app/App.tsx'
import { chooseLanguage, needTexts } from '../../i18n/intlStore.ts'
import { sessionOf, startSession } from '../../session/session.ts'
import { olivia } from '../../testing/renderApp.tsx'
import { ExportButton } from './ExportButton.tsx'

const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const saved: { readonly name: string; readonly content: Blob }[] = []

beforeEach(async () => {
  asked.mockReset()
  saved.length = 0
  window.history.replaceState(null, '', '/adminReports')
  startSession('admin', { token: 'token-2', user: olivia, isRemember: true })
  vi.stubGlobal('fetch', asked)
  let content = new Blob()
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        content = blob
        return 'blob:list'
      },
      revokeObjectURL: () => undefined,
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content })
  })
  await chooseLanguage('en')
  await needTexts('office')
  const router = createMemoryRouter([
    { path: '/', element: <ExportButton path="/Staff/exportTax" filter={{ provinceId: 1 }} of="Tax" /> },
  ])
  render(
    <App>
      <RouterProvider router={router} />
    </App>,
  )
})

function file(body: BodyInit, status = 200): Response {
  const headers = { 'content-disposition': 'attachment; filename="tax-2026-11-24.csv"' }
  return new Response(body, { status, headers })
}

it('saves the file under the server’s name, asked for with the session’s token and the filters', async () => {
  asked.mockResolvedValue(file('\uFEFFProvince\r\nAB\r\n'))
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV: Tax' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('tax-2026-11-24.csv')
  // the mark of three bytes, then the text
  expect(saved[0]?.content.size).toBe(3 + 'Province\r\nAB\r\n'.length)
  const [path, init] = asked.mock.calls[0] ?? []
  expect([path, init?.method, init?.body]).toEqual(['/api/Staff/exportTax', 'POST', '{"provinceId":1}'])
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token-2')
})

it('tells how much has come, and can be given up', async () => {
  const rows = new TransformStream<Uint8Array<ArrayBuffer>>()
  asked.mockResolvedValue(file(rows.readable))
  await userEvent.click(await screen.findByRole('button', { name: /Export CSV/ }))
  await rows.writable.getWriter().write(new Uint8Array(2000))
  expect(await screen.findByText('2 kB so far')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel export' }))
  expect(asked.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  expect(await screen.findByRole('button', { name: /Export CSV/ })).toBeDefined()
  expect(saved).toEqual([])
})

it('tells a refusal in the server’s words', async () => {
  asked.mockResolvedValue(file('{"tag":"from","msg":"This is not a valid date."}', 400))
  await userEvent.click(await screen.findByRole('button', { name: /Export CSV/ }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Couldn’t save the file. This is not a valid date.')
  expect(saved).toEqual([])
})

it('saves no half of a file that broke off', async () => {
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
  asked.mockResolvedValue(file(broken))
  await userEvent.click(await screen.findByRole('button', { name: /Export CSV/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t save the file.')
  expect(saved).toEqual([])
})

it('ends a session that the server no longer knows', async () => {
  asked.mockResolvedValue(file('{"tag":"error","msg":"x"}', 401))
  await userEvent.click(await screen.findByRole('button', { name: /Export CSV/ }))
  await waitFor(() => expect(sessionOf('admin')).toBeNull())
})
