import type { Language } from '../../../schema/rules/enumerations.ts'
import { checkPointLabel } from '../../catalog/catalogTexts.ts'
import type { PriceLineItems } from '../../catalog/priceLineItems.store.ts'
import type { PriceLine } from '../../ordering/events.ts'
import { SettledPayload } from '../graphql/commandPayload.graphql.ts'
import { connectionOf } from '../graphql/connection.ts'
import { Field, ID, InputType, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { type ValueOf, VisitFailedReason } from '../graphql/enums.ts'
import { BookedOrder } from './bookedOrder.graphql.ts'

@ObjectType({ description: 'The actions that the crew member may take now.' })
export class CrewViewerMay {
  @Field(() => Boolean, 'Start service.')
  start!: boolean

  @Field(() => Boolean, 'End service.')
  end!: boolean
}

@ObjectType({
  description: "An order as its crew sees it, without the customer's phone number and e-mail address.",
})
export class CrewOrder extends BookedOrder {
  @Field(() => Int, 'The price paid, in points.')
  totalPoints!: number
}

export const CrewOrderConnection = connectionOf(CrewOrder, {
  name: 'CrewOrder',
  page: "A page of a crew's orders.",
})

@InputType({ description: 'A click on the start or the end button.' })
export class ServeOrderInput {
  @Field(() => String, 'One per click; a retry with the same key is the same command.')
  key!: string

  @Field(() => String, 'Which order.')
  orderNo!: string

  @Field(
    () => String,
    'When the button was pressed, ISO 8601 with offset, for a click that waited for a signal. Counts when it lies between the start of service (for a start: the booked day) and now; otherwise it is now.',
    nullable,
  )
  pressedAt?: string | null
}

@InputType({ description: 'A visit that the crew could not do (decision X11).' })
export class ReportFailedVisitInput extends ServeOrderInput {
  @Field(() => VisitFailedReason, 'Why.')
  reason!: ValueOf<typeof VisitFailedReason>

  @Field(
    () => String,
    "The crew's own words for the office, up to 200 characters; required for `Other`.",
    nullable,
  )
  words?: string | null
}

@ObjectType({ description: 'A part of the work, as the order was placed with it (decision P22).' })
export class CrewCheckPoint {
  @Field(() => ID, 'Opaque id.')
  id!: string

  @Field(() => String, "Its name in the crew member's language.")
  name!: string
}

@ObjectType({ description: "A crew's order after a click." })
export class CrewOrderPayload extends SettledPayload {
  @Field(() => CrewOrder, 'Its state now; null when refused.', nullable)
  order!: CrewOrder | null
}

/** The check points of a price, by the names they were sold by. */
export function checkPointNodes(
  lines: readonly PriceLine[],
  items: PriceLineItems,
  language: Language,
): readonly CrewCheckPoint[] {
  return lines.flatMap(({ kind, itemId = '' }) => {
    const point = kind === 'check-point' ? items.checkPoint(itemId) : undefined
    return point ? [{ id: itemId, name: checkPointLabel(point, language) }] : []
  })
}
