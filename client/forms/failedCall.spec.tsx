import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sendCommand } from '../api/command/command.ts'
import { chooseLanguage } from '../i18n/intlStore.ts'
import { LanguageRoot } from '../i18n/LanguageRoot.tsx'
import { SaveOfficeUserMemoDocument } from '../office/customers/userCommands.generated.ts'
import { onSessionExpired } from '../session/expiry.ts'
import { startSession } from '../session/session.ts'
import { type Answer, fakeServer } from '../testing/fakeServer.ts'
import { holdAnswers } from '../testing/heldAnswers.ts'
import { olivia } from '../testing/renderApp.tsx'
import { takeToasts } from '../ui/toasts.ts'
import { useServerForm } from './useServerForm.ts'

const tooMany: Answer = () => ({ status: 429, headers: { 'retry-after': '7' } })
const failing =
  (code: string): Answer =>
  () => ({ errors: [{ message: 'no', extensions: { code } }] })
const refusing =
  (field: string | null): Answer =>
  () => {
    const userErrors = [{ code: 'NOT_FOUND', field, message: 'Not found.', recordId: null }]
    return { data: { outcome: { message: null, stale: false, customer: null, userErrors } } }
  }

/** Opens a form of somebody in the office. */
async function openForm(answer: Answer) {
  await chooseLanguage('en')
  window.history.replaceState(null, '', '/adminUserList')
  startSession('admin', { token: 't-1', user: olivia, isRemember: true })
  fakeServer({ SaveOfficeUserMemo: answer })
  return renderHook(useMemoForm, { wrapper: LanguageRoot })
}

type MemoForm = Awaited<ReturnType<typeof openForm>>

/** Types a memo and sends it. */
async function sendMemo({ result }: MemoForm, memo: string) {
  await act(async () => {
    result.current.form.setValue('memo', memo)
    await result.current.submit()
  })
  return result.current.form.formState.errors.root
}

async function send(answer: Answer) {
  const { result } = await openForm(answer)
  await act(() => result.current.submit())
  return { toasts: takeToasts(), summary: result.current.form.formState.errors.root?.message }
}

function useMemoForm() {
  const server = useServerForm({
    defaultValues: { memo: 'Rings twice.' },
    send: async ({ memo }) =>
      memo === 'Unsent.'
        ? undefined
        : sendCommand({
            mutation: SaveOfficeUserMemoDocument,
            variables: { input: { customerId: 'c-1', memo } },
          }),
  })
  // what the form draws
  void server.form.formState.errors
  return server
}

it.each([
  ['too many requests', tooMany, 'Too many requests. Please wait 7 seconds and try again.'],
  ['what is forbidden', failing('FORBIDDEN'), 'Something went wrong. Error code: FORBIDDEN'],
])('tells of %s by one toast, and in the summary', async (_, answer, message) => {
  expect(await send(answer)).toEqual({ toasts: [{ kind: 'error', message }], summary: message })
})

it('leaves it to the page to say that the session has ended', async () => {
  const ended: string[] = []
  const stop = onSessionExpired((leaveTo) => ended.push(leaveTo))
  expect((await send(failing('UNAUTHENTICATED'))).toasts).toEqual([])
  expect(ended).toEqual(['/admin'])
  stop()
})

it('tells of a refusal of no field by a toast of its own', async () => {
  const message = 'Not found.'
  expect(await send(refusing(null))).toEqual({ toasts: [{ kind: 'warning', message }], summary: message })
})

it('tells of a refused field by a toast where the form was left meanwhile', async () => {
  const { result, unmount } = await openForm(refusing('memo'))
  const letGo = holdAnswers('SaveOfficeUserMemo')
  const sending = result.current.submit()
  await vi.waitFor(() => expect(result.current.form.formState.isSubmitting).toBe(true), 15_000)
  unmount()
  letGo()
  await sending
  expect(takeToasts()).toEqual([{ kind: 'warning', message: 'Not found.' }])
})

it('tells of a refused field at the field while the form is there', async () => {
  expect((await send(refusing('memo'))).toasts).toEqual([])
})

it('tells that there was no answer until one comes, also when the next attempt is turned away or not made', async () => {
  const answers = [failing('UNAVAILABLE'), tooMany, refusing(null)]
  const form = await openForm((call) => (answers.shift() as Answer)(call))
  expect(await sendMemo(form, 'No dog.')).toMatchObject({ type: 'unanswered', message: '' })
  expect(await sendMemo(form, 'Unsent.')).toMatchObject({ type: 'unanswered', message: '' })
  const message = 'Too many requests. Please wait 7 seconds and try again.'
  expect(await sendMemo(form, 'No dog.')).toMatchObject({ type: 'unanswered', message })
  expect(await sendMemo(form, 'No dog.')).toMatchObject({ type: 'server', message: 'Not found.' })
})
