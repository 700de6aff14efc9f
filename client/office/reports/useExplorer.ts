import { useEffect, useState } from 'react'

/** Whether this server shows the page to write queries in: outside production only. */
export function useExplorer(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    fetch('/graphql', { method: 'GET', headers: { accept: 'text/html' }, signal: leaving.signal }).then(
      (reply) => {
        setThere(reply.ok)
        leaving.abort()
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return isThere
}
