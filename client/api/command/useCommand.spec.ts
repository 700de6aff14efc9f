import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { takeToasts } from '../../ui/toasts.ts'
import type { Reply } from './command.ts'
import { useCommand } from './useCommand.tsx'

/** A button whose command is given when it is pressed. */
function useButton(options: Parameters<typeof useCommand>[1] = {}) {
  return useCommand((send: () => Promise<Reply>) => send(), options)
}

type Options = NonNullable<Parameters<typeof useButton>[0]>

const refused: Reply = { userErrors: [{ code: 'ORDER_CHANGED', message: 'No.' }] }
const overtaken: Reply = { ...refused, isOvertaken: true }
const turnedAway: Reply = { ...refused, failure: 'turnedAway' }
const unanswered: Reply = { ...refused, failure: 'unanswered' }

/** A command on its way: `between` happens before its answer comes. Effects run twice, as they do while one develops. */
async function answered(reply: Reply, between: 'nothing' | 'closed' | 'gone', options: Options = {}) {
  takeToasts()
  const hook = renderHook(useButton, { initialProps: options, reactStrictMode: true })
  let answer: (reply: Reply) => void = () => undefined
  const sending = new Promise<Reply>((resolve) => {
    answer = resolve
  })
  let running: Promise<unknown> = sending
  act(() => {
    running = hook.result.current.run(() => sending)
  })
  if (between === 'closed') hook.rerender({ ...options, isOpen: false })
  if (between === 'gone') hook.unmount()
  await act(async () => {
    answer(reply)
    await running
  })
  return { failed: hook.result.current.failed, toasts: takeToasts() }
}

it.each([refused, turnedAway, unanswered])(
  'keeps why it failed where it was asked for: %j',
  async (reply) => {
    expect(await answered(reply, 'nothing')).toEqual({ failed: reply, toasts: [] })
  },
)

it.each(['closed', 'gone'] as const)('tells a refusal by a toast when what asked is %s', async (between) => {
  const { toasts, failed } = await answered(refused, between)
  expect(toasts).toEqual([{ kind: 'warning', message: 'No.' }])
  expect(failed).toBeUndefined()
})

it.each([turnedAway, unanswered])('does not tell a second time that a call failed: %j', async (reply) => {
  expect((await answered(reply, 'gone')).toasts).toEqual([])
})

it('keeps for the next opening that there was no answer', async () => {
  expect(await answered(unanswered, 'closed')).toEqual({ failed: unanswered, toasts: [] })
})

describe('after an attempt without an answer', () => {
  async function unheard() {
    const hook = renderHook(useButton, { initialProps: {} })
    const run = (reply: Reply) => act(async () => void (await hook.result.current.run(async () => reply)))
    await run(unanswered)
    return { hook, run, failed: () => hook.result.current.failed }
  }

  it('keeps that there was none when the next call is turned away, and forgets it with an answer', async () => {
    const { run, failed } = await unheard()
    await run(turnedAway)
    expect(failed()).toEqual(unanswered)
    await run(refused)
    expect(failed()).toEqual(refused)
  })

  it('tells beside it what is wrong before anything is sent, until that was read', async () => {
    const { hook, failed } = await unheard()
    act(() => hook.result.current.refuse('Choose one.'))
    expect(failed()).toEqual({ ...unanswered, fault: 'Choose one.' })
    act(() => hook.result.current.forget())
    expect(failed()).toEqual({ ...unanswered, fault: undefined })
  })
})

it('tells that somebody was quicker once, and closes nothing that was opened since', async () => {
  const onOvertaken = vi.fn()
  const told = [{ kind: 'info', message: 'No.' }]
  expect((await answered(overtaken, 'gone', { onOvertaken })).toasts).toEqual(told)
  expect(onOvertaken).not.toHaveBeenCalled()
  expect((await answered(overtaken, 'nothing', { onOvertaken })).toasts).toEqual(told)
  expect(onOvertaken).toHaveBeenCalledOnce()
})
