import { useRef } from 'react'
import { v4 as newKey } from 'uuid'

/** A key for what is to be added: the same as long as the same is sent again, so that a retry adds nothing twice. */
export function useIntentKey(): (content: object) => string {
  const known = useRef({ content: '', key: '' })
  return (content) => {
    const now = JSON.stringify(content)
    if (known.current.content !== now) known.current = { content: now, key: newKey() }
    return known.current.key
  }
}
