import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a moment, so that typing does not ask the server at every key. Of JSON alone. */
export function useSettled<Value>(value: Value, delayMs = 300): Value {
  const [settled, setSettled] = useState(value)
  const written = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object that says the same is no change
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [written, delayMs])
  return settled
}
