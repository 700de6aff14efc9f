import { useCallback, useEffect, useRef, useState } from 'react'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { loadChunk } from '../../../browser/chunks.ts'
import { workFailureWords } from './deviceUnable.ts'

/** The device's state: idle, working, done, or why it failed. */
export type WorkStage =
  | { readonly name: 'none' | 'done' }
  | { readonly name: 'working'; readonly percent: number }
  | { readonly name: 'failed'; readonly problem: string }

/** Proof of work instead of reading a picture. */
export interface ProofOfWork {
  readonly stage: WorkStage
  /** Starts, or restarts. */
  readonly start: () => void
  readonly stop: () => void
  /** The solution, valid for one form: waits for it, and restarts if it was used or has expired. @throws when it failed */
  readonly spend: () => Promise<string>
}

interface Work {
  readonly solution: Promise<string>
  readonly startedAt: number
  readonly leave: AbortController
}

/** Discarded a little before the server does. */
const lifeMs = businessRules.proofOfWork.minutes * 60_000 - 30_000

/** The accessible way past the picture (decision A7): a task that a device solves in a few seconds. */
export function useProofOfWork(): ProofOfWork {
  const [stage, setStage] = useState<WorkStage>({ name: 'none' })
  const current = useRef<Work>(undefined)

  const begin = useCallback((): Work => {
    current.current?.leave.abort()
    const leave = new AbortController()
    const tell = (next: WorkStage) => {
      if (!leave.signal.aborted) setStage(next)
    }
    const onProgress = (percent: number) =>
      setStage((last) => (leave.signal.aborted || isAt(last, percent) ? last : { name: 'working', percent }))
    tell({ name: 'working', percent: 0 })
    const solution = loadChunk(() => import('./solvedChallenge.ts')).then(({ solvedChallenge }) =>
      solvedChallenge({ signal: leave.signal, onProgress }),
    )
    solution.then(
      () => tell({ name: 'done' }),
      (error) => tell({ name: 'failed', problem: workFailureWords(error) }),
    )
    current.current = { solution, startedAt: performance.now(), leave }
    return current.current
  }, [])

  const stop = useCallback(() => {
    current.current?.leave.abort()
    current.current = undefined
    setStage({ name: 'none' })
  }, [])

  const spend = useCallback(async () => {
    const ready = current.current
    const work = ready && performance.now() - ready.startedAt < lifeMs ? ready : begin()
    current.current = undefined
    return work.solution
  }, [begin])

  useEffect(() => () => current.current?.leave.abort(), [])
  return { stage, start: useCallback(() => void begin(), [begin]), stop, spend }
}

function isAt(stage: WorkStage, percent: number): boolean {
  return stage.name === 'working' && stage.percent === percent
}
