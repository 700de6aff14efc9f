import { ActorRole, type CommandSource } from '../../kernel/command.ts'
import { actorOf, occurredAt, type RecordedEvent } from '../../kernel/event.ts'
import type { SeriesEvent } from '../../series/events.ts'
import { crewsById } from '../../staffing/crews.store.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { OrderGroupRef } from '../crews/groups.graphql.ts'
import type { Loaders } from '../details/loaders.ts'
import { Field, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { CommandChannel, type ValueOf } from '../graphql/enums.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { OrderActor } from '../orders/officeTrail.graphql.ts'
import { rhythmNode, SeriesRhythm } from './series.graphql.ts'
import { SeriesAction, SeriesMissedReason } from './seriesEnums.graphql.ts'

@ObjectType({ description: 'One entry of the record of a series; `at` tells when it was done.' })
export class SeriesChange extends OrderMoment {
  @Field(() => SeriesAction, 'What was done.')
  action!: ValueOf<typeof SeriesAction>

  @Field(() => OrderActor, 'Who did it.')
  by!: OrderActor

  @Field(() => CommandChannel, 'Through which API; null when not known.', nullable)
  channel!: ValueOf<typeof CommandChannel> | null

  @Field(
    () => String,
    'The planned day of the visit, or the first day of a pause or a rhythm, as yyyy-mm-dd.',
    nullable,
  )
  date?: string | undefined

  @Field(() => String, 'Last day of a pause as yyyy-mm-dd.', nullable)
  to?: string | undefined

  @Field(() => SeriesRhythm, 'The rhythm that was chosen.', nullable)
  rhythm?: SeriesRhythm | undefined

  @Field(() => Int, 'The price of a visit that was agreed to, in points.', nullable)
  points?: number | undefined

  @Field(() => OrderGroupRef, 'The usual crew that was set.', nullable)
  group?: OrderGroupRef | undefined

  @Field(() => SeriesMissedReason, 'Why a visit does not take place.', nullable)
  missedReason?: ValueOf<typeof SeriesMissedReason> | undefined
}

/** The record of a series, oldest first (decision N10). */
export function seriesTrail(
  events: readonly RecordedEvent<SeriesEvent>[],
  loaders: Pick<Loaders, 'personName' | 'of'>,
): Promise<readonly SeriesChange[]> {
  return Promise.all(events.map((event) => seriesChange(event, loaders)))
}

async function seriesChange(
  event: RecordedEvent<SeriesEvent>,
  loaders: Pick<Loaders, 'personName' | 'of'>,
): Promise<SeriesChange> {
  const { id, role } = actorOf(event)
  const { groupId, ...said } = saidBy(event)
  const isSystem = role === ActorRole.System
  const [name, crew] = await Promise.all([
    isSystem ? undefined : loaders.personName({ id, role }),
    groupId ? loaders.of(crewsById).load(groupId) : undefined,
  ])
  return {
    ...said,
    action: event.type,
    ...zonedMoment(occurredAt(event)),
    by: { role, id: isSystem ? null : id, name: name ?? null },
    channel: (event.meta.source as CommandSource | undefined) ?? null,
    group: crew,
  }
}

type Said = Pick<SeriesChange, 'date' | 'to' | 'rhythm' | 'points' | 'missedReason'> & {
  readonly groupId?: string | null
}

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
      return { date: data.from, to: data.to }
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
