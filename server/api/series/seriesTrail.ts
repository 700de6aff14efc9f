import { ActorRole, type CommandSource } from '../../kernel/command.ts'
import { actorOf, occurredAt, type RecordedEvent } from '../../kernel/event.ts'
import type { SeriesEvent } from '../../series/events.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import type { Loaders } from '../details/loaders.ts'
import { rhythmNode } from './series.graphql.ts'
import type { SeriesChange } from './seriesTrail.graphql.ts'

/** The record of a series, oldest first (decision N10). */
export function seriesTrail(
  events: readonly RecordedEvent<SeriesEvent>[],
  loaders: Pick<Loaders, 'personName' | 'group'>,
): Promise<readonly SeriesChange[]> {
  return Promise.all(events.map((event) => seriesChange(event, loaders)))
}

async function seriesChange(
  event: RecordedEvent<SeriesEvent>,
  { personName, group }: Pick<Loaders, 'personName' | 'group'>,
): Promise<SeriesChange> {
  const { id, role } = actorOf(event)
  const { groupId, ...said } = saidBy(event)
  const isSystem = role === ActorRole.System
  const [name, crew] = await Promise.all([
    isSystem ? undefined : personName({ id, role }),
    groupId ? group.load(groupId) : undefined,
  ])
  return {
    ...nothing,
    ...said,
    action: event.type,
    ...zonedMoment(occurredAt(event)),
    by: { role, id: isSystem ? null : id, name: name ?? null },
    channel: (event.meta.source as CommandSource | undefined) ?? null,
    group: crew ?? null,
  }
}

const nothing = { date: null, to: null, rhythm: null, points: null, missedReason: null }

type Said = Partial<Pick<SeriesChange, keyof typeof nothing>> & { readonly groupId?: string | null }

function saidBy(event: SeriesEvent): Said {
  const { type, data } = event
  switch (type) {
    case 'series.started':
      return { date: data.rhythm.first, rhythm: rhythmNode(data.rhythm), points: data.agreed.totalPoints }
    case 'series.changed':
      return { date: data.rhythm.first, rhythm: rhythmNode(data.rhythm) }
    case 'series.price-agreed':
      return { points: data.totalPoints }
    case 'series.paused':
      return { date: data.from, to: data.to ?? null }
    case 'series.resumed':
      return { date: data.from }
    case 'series.visit-placed':
    case 'series.visit-skipped':
    case 'series.visit-unskipped':
      return { date: data.occurrence }
    case 'series.visit-missed':
      return { date: data.occurrence, missedReason: data.reason }
    case 'series.crew-set':
      return { groupId: data.groupId }
    case 'series.ended':
      return {}
  }
}
