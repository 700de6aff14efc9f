import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDelayed } from '../../../ui/useDelayed.ts'

/** Long enough to type a name without a query, or an entry of the browser's history, per letter. */
const pauseMs = 300

/**
 * The input of a search that the page's address keeps: it goes there after a pause, and when the address changes by itself, for example by
 * Back, the input follows.
 * @param search as the address has it
 * @param keep writes it there
 */
export function useTyped(search: string, keep: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  const [settled, settle] = useState({ words: search })
  const asked = useRef(search)
  const later = useDelayed()
  useEffect(() => {
    if (asked.current === search) return
    asked.current = search
    setTyped(search)
  }, [search])
  const ask = useEffectEvent(({ words }: typeof settled) => {
    if (words === asked.current) return
    asked.current = words
    keep(words)
  })
  // with the address as it is drawn then: what was opened or chosen meanwhile stays
  useEffect(() => ask(settled), [settled])
  const type = (words: string) => {
    setTyped(words)
    later(pauseMs, () => settle({ words }))
  }
  return { typed, type, search: (words: string) => settle({ words }) }
}
