import { useEffect, useMemo, useState } from 'react'

/** A value once it has stayed the same for a moment, so that typing does not ask the server at every key. Of JSON alone. */
export function useSettled<Value>(value: Value, delayMs = 300): Value {
  // as text, since another object that says the same is no change
  const written = JSON.stringify(value)
  const [settled, setSettled] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), delayMs)
    return () => clearTimeout(timer)
  }, [written, delayMs])
  return useMemo(() => JSON.parse(settled) as Value, [settled])
}
