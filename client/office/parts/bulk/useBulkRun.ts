import { useEffect, useRef, useState } from 'react'
import { apolloClient } from '../../../api/apollo.ts'
import { refetchPage } from '../../../api/command/refetchPage.ts'
import { type Line, type LineResult, runLines } from './runLines.ts'

/** How many lines have an answer, of how many. */
interface Progress {
  readonly done: number
  readonly of: number
}

/** Carries out many commands one after another, with a result for each; leaving stops before the next one. */
export function useBulkRun() {
  const [results, setResults] = useState<ReadonlyMap<string, LineResult>>(new Map())
  const [progress, setProgress] = useState<Progress>()
  const isStopped = useRef(false)
  useEffect(() => {
    const stopped = isStopped
    return () => {
      stopped.current = true
    }
  }, [])

  /** @returns the results of these lines; the page behind shows them by then */
  async function run(lines: readonly Line[]): Promise<ReadonlyMap<string, LineResult>> {
    const own = new Map<string, LineResult>()
    isStopped.current = false
    setProgress({ done: 0, of: lines.length })
    const isStale = await runLines(lines, {
      isStopped: () => isStopped.current,
      onResult: (id, result) => {
        own.set(id, result)
        setResults((before) => new Map([...before, [id, settled(before.get(id), result)]]))
        setProgress({ done: own.size, of: lines.length })
      },
    })
    await refetchPage(apolloClient(), isStale)
    setProgress(undefined)
    return own
  }

  return {
    results,
    /** Undefined while nothing is sent. */
    progress,
    run,
    stop: () => {
      isStopped.current = true
    },
    /** Clears the result of a line that is another one now; without an id, of all that are not done. */
    forget: (id?: string) =>
      setResults((before) => {
        const isKept = id === undefined ? isDone : ([known]: [string, LineResult]) => known !== id
        return new Map([...before].filter(isKept))
      }),
  }
}

/** A call that was turned away leaves an earlier unknown outcome unknown (decision P127). */
function settled(before: LineResult | undefined, result: LineResult): LineResult {
  const isShed = result.state === 'refused' && result.isTurnedAway
  return isShed && before?.state === 'unknown' ? before : result
}

function isDone([, { state }]: [string, LineResult]): boolean {
  return state === 'done'
}
