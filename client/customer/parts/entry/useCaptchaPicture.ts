import { useCallback, useEffect, useRef, useState } from 'react'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { restFailureWords } from '../../../api/failureWords.ts'
import { readRest } from '../../../api/serverCall.ts'

/** The picture that is shown now. */
export interface CaptchaPicture {
  /** For an `img`; undefined until the first one is there. */
  readonly source: string | undefined
  /** Why there is none, in the reader's language. */
  readonly problem: string | undefined
  /** 0 for the first picture, one more with each new one. */
  readonly turn: number
  readonly renew: () => void
}

interface Loaded {
  readonly turn: number
  readonly source?: string
  readonly problem?: string
}

/** Replaced a little before the server forgets it. */
const lifeMs = businessRules.captcha.minutes * 60_000 - 15_000

/**
 * The captcha picture (customer document section 7, decision A7). A cookie ties it to this browser, so only one is requested at a time and
 * the shown picture is the cookie's. An expired one is replaced.
 */
export function useCaptchaPicture(): CaptchaPicture {
  const [turn, setTurn] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>()
  const isWaiting = useRef(true)
  const renew = useCallback(() => {
    if (isWaiting.current) return
    isWaiting.current = true
    setTurn((last) => last + 1)
  }, [])

  useEffect(() => {
    const leaving = new AbortController()
    void loadPicture(leaving.signal).then((found) => {
      if (leaving.signal.aborted) return
      isWaiting.current = false
      setLoaded({ turn, ...found })
    })
    return () => leaving.abort()
  }, [turn])

  const source = loaded?.source
  useEffect(() => {
    if (source === undefined) return undefined
    const timer = setTimeout(renew, lifeMs)
    return () => clearTimeout(timer)
  }, [source, renew])

  return { source, problem: loaded?.problem, turn: loaded?.turn ?? 0, renew }
}

async function loadPicture(signal: AbortSignal): Promise<Omit<Loaded, 'turn'>> {
  try {
    const reply = await readRest('/Account/generateValidation', signal)
    const type = reply.headers.get('content-type') ?? 'image/png'
    const bytes = Array.from(new Uint8Array(await reply.arrayBuffer()), (byte) => String.fromCharCode(byte))
    return { source: `data:${type};base64,${btoa(bytes.join(''))}` }
  } catch (error) {
    return { problem: restFailureWords(error) }
  }
}
