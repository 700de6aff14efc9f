import type { FollowerLog } from '../../eventstore/consumer/followerLog.ts'
import { gatherBatches } from '../../eventstore/consumer/gatherBatches.ts'
import { type Batch, comparePositions, type EventStore, type Position } from '../../eventstore/port.ts'
import { pause } from '../../kernel/retryPolicies.ts'
import { type Folded, foldTogether, type GroupRows, type Member, writeTogether } from './groupStep.ts'
import { RowCache } from './rowCache.ts'
import type { Target } from './runnerApply.ts'
import type { Progress } from './runnerProgress.ts'

/** Those who begin at the same position within this time go together. */
const GATHERING_MS = 20
/** How much of the log is taken at once in catching up: the more, the fewer rows are written twice. */
const CATCHING_UP = { maxEvents: 4_000, maxMs: 250 }

export interface GroupContext {
  readonly records: GroupRows
  readonly store: EventStore
  readonly log: FollowerLog
  readonly progress: Progress
  readonly signal: AbortSignal
}

/** A generation as it comes to a group. */
export interface Candidate extends Target {
  readonly position: Position
  readonly status: 'building' | 'live'
  /** Streams that are set aside. */
  readonly setAside: ReadonlySet<string>
}

/** One that is in a group. */
interface GroupMember extends Member {
  readonly status: Candidate['status']
  position: Position
  readonly leave: () => void
}

/**
 * Generations that follow the log together: one subscription, and for each batch one statement for all of them. Those that begin at the same
 * place are a group; groups that have caught up become one.
 */
export class Groups {
  readonly #context: GroupContext
  readonly #beginning = new Map<Position, Group>()
  #caughtUp: Group | undefined

  constructor(context: GroupContext) {
    this.#context = context
  }

  /**
   * Lets a generation follow with others.
   * @returns when it has to go on alone: something is wrong with it or with a batch, or it has caught up and is not live yet
   */
  follow(candidate: Candidate): Promise<void> {
    return new Promise((leave) => {
      const { position } = candidate
      const group = this.#beginning.get(position) ?? this.#begin(position)
      group.join([{ ...candidate, cache: new RowCache(candidate.projection), leave }])
    })
  }

  #begin(position: Position): Group {
    const { signal } = this.#context
    const group = new Group(this.#context, () => this.#unite(group))
    this.#beginning.set(position, group)
    void pause(GATHERING_MS, signal).then(() => {
      this.#beginning.delete(position)
      return group.run()
    })
    return group
  }

  #unite(group: Group): void {
    if (this.#caughtUp === group) return
    if (this.#caughtUp?.isFollowing) this.#caughtUp.join(group.disband())
    else this.#caughtUp = group
  }
}

class Group {
  readonly #context: GroupContext
  readonly #caughtUp: () => void
  #members: GroupMember[] = []
  #subscription = new AbortController()
  /** Whether anybody is in it, and may join. */
  isFollowing = true

  /** @param caughtUp told whenever there is nothing more to take */
  constructor(context: GroupContext, caughtUp: () => void) {
    this.#context = context
    this.#caughtUp = caughtUp
  }

  /** They are in from the next subscription on, which begins where the last of all stands. */
  join(members: readonly GroupMember[]): void {
    this.#members.push(...members)
    this.#subscription.abort()
  }

  /** @returns all who were in it */
  disband(): readonly GroupMember[] {
    this.#subscription.abort()
    return this.#members.splice(0)
  }

  /** Follows the log until nobody is left. */
  async run(): Promise<void> {
    const { signal, log } = this.#context
    while (this.#members.length > 0 && !signal.aborted) {
      this.#subscription = new AbortController()
      await this.#follow(AbortSignal.any([signal, this.#subscription.signal])).catch((error) => {
        if (!signal.aborted) log.warn({ error: String(error) }, 'the read models go on one by one')
        this.#dismiss(this.#members)
      })
    }
    this.isFollowing = false
    this.#dismiss(this.#members)
  }

  /** In catching up a batch is folded while the one before it is written. */
  async #follow(signal: AbortSignal): Promise<void> {
    const after = earliest(this.#members)
    let writing: Promise<void> | undefined
    try {
      for await (const batch of gatherBatches(
        this.#context.store.subscribe({ after, signal }),
        CATCHING_UP,
      )) {
        // who joined meanwhile may stand before it
        if (signal.aborted) break
        const behind = this.#behind(batch)
        const folded = await foldTogether(this.#context.records, behind, batch.events)
        await writing
        writing = this.#write(behind, folded, batch.checkpoint)
        // heard of by whoever awaits it
        writing.catch(() => undefined)
        if (batch.live) await writing.then(() => this.#haveCaughtUp())
        if (signal.aborted || this.#members.length === 0) break
      }
    } finally {
      this.#subscription.abort()
      await writing
    }
  }

  #behind({ checkpoint: to }: Batch): readonly GroupMember[] {
    return this.#members.filter(({ position }) => comparePositions(position, to) < 0)
  }

  /** Who did not fold what the others did, or cannot write it, goes alone. */
  async #write(
    behind: readonly GroupMember[],
    folded: readonly Folded<GroupMember>[],
    to: Position,
  ): Promise<void> {
    const ours = folded.filter(({ member }) => this.#members.includes(member))
    const taken = new Set(await writeTogether(this.#context.records, ours, to))
    for (const member of taken) member.position = to
    this.#dismiss(behind.filter((member) => this.#members.includes(member) && !taken.has(member)))
    const live = this.#members.filter(({ status }) => status === 'live')
    this.#context.progress.reachAll(live)
  }

  #haveCaughtUp(): void {
    this.#dismiss(this.#members.filter(({ status }) => status === 'building'))
    if (this.#members.length > 0) this.#caughtUp()
  }

  /** From now on they go alone. */
  #dismiss(leaving: readonly GroupMember[]): void {
    const left = new Set(leaving)
    this.#members = this.#members.filter((member) => !left.has(member))
    for (const { leave } of left) leave()
  }
}

function earliest(members: readonly GroupMember[]): Position {
  return members.map(({ position }) => position).reduce((a, b) => (comparePositions(a, b) <= 0 ? a : b))
}
