import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSettling } from './useSettling.ts'

it('reads again at once, or a moment later where the answer was ahead of the lists', async () => {
  vi.useFakeTimers()
  const reread = vi.fn(async () => undefined)
  const { result, unmount } = renderHook(() => useSettling(reread))
  await result.current({})
  expect(reread).toHaveBeenCalledTimes(1)
  await result.current({ stale: true })
  expect(reread).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1500)
  expect(reread).toHaveBeenCalledTimes(2)
  await result.current({ stale: true })
  unmount()
  vi.advanceTimersByTime(1500)
  expect(reread).toHaveBeenCalledTimes(2)
})
