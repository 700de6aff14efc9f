import { useCallback, useSyncExternalStore } from 'react'
import { currentClock, onClockOf, serverNow, watchClock } from './serverClock.ts'

/**
 * Writes a moment (milliseconds by the server) as ISO 8601 on the business's wall clock, or on UTC's before the server has sent its own.
 */
export function useClock(): (epochMs: number) => string {
  const { at } = useSyncExternalStore(watchClock, currentClock, currentClock)
  return useCallback((epochMs) => onClockOf(epochMs, at), [at])
}

/** The business's day, yyyy-mm-dd; undefined before the server has sent it. A page that stays open follows it past midnight. */
export function useToday(): string | undefined {
  return useSyncExternalStore(watchDay, today, today)
}

/** The business's time, hh:mm in steps of ten minutes; undefined before the server has sent it. A page that stays open follows it. */
export function useTimeOfDay(): string | undefined {
  return useSyncExternalStore(watchDay, timeOfDay, timeOfDay)
}

function wallClock(): string | undefined {
  const { at } = currentClock()
  return at ? onClockOf(serverNow(), at) : undefined
}

function today(): string | undefined {
  return wallClock()?.slice(0, 10)
}

function timeOfDay(): string | undefined {
  const time = wallClock()?.slice(11, 15)
  return time && `${time}0`
}

const minuteMs = 60_000

function watchDay(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs)
  const stop = watchClock(listener)
  return () => {
    clearInterval(timer)
    stop()
  }
}
