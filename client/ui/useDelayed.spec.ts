import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { useDelayed } from './useDelayed.ts'

it('runs the last of what was asked for, also where effects run twice', () => {
  vi.useFakeTimers()
  const { result } = renderHook(useDelayed, { wrapper: StrictMode })
  const [first, second] = [vi.fn(), vi.fn()]
  result.current(10, first)
  result.current(10, second)
  vi.advanceTimersByTime(10)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})

it.each(['before', 'after'])('runs nothing once it is gone, whether asked %s that', (when) => {
  vi.useFakeTimers()
  const { result, unmount } = renderHook(useDelayed)
  const act = vi.fn()
  if (when === 'before') result.current(10, act)
  unmount()
  if (when === 'after') result.current(10, act)
  vi.advanceTimersByTime(10)
  expect(act).not.toHaveBeenCalled()
})
