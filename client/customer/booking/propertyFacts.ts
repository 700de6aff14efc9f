import type { ServiceCatalog } from '../../api/schema.generated.ts'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'

export type PropertyFacts = SavedAddressFragment['property']

type FactName =
  | 'buildingType'
  | 'areaType'
  | 'kitchenType'
  | 'bathType'
  | 'hasHalfBath'
  | 'driveWayType'
  | 'isCornerLot'
  | 'hasWalkway'

type FactMessage =
  | `booking.${'building' | 'area' | 'kitchen' | 'bath' | 'driveway'}`
  | `booking.property.${'notStated' | 'yes' | 'no'}`

/** One fact of a property as the page names it: which words to use, and the class stored with the address. */
export interface WrittenFact {
  /** Ends the message id `booking.property.…`. */
  readonly name: FactName
  /** Message id of the value. */
  readonly message: FactMessage
  /** What the message selects by. */
  readonly value?: string
}

/** The facts a catalog's price may look at (document section 3; decisions B5, B6); null is shown as not stated. */
export function factsOf(catalog: ServiceCatalog, property: PropertyFacts): WrittenFact[] {
  const facts = {
    buildingType: chosen('buildingType', 'booking.building', property.buildingType),
    areaType: chosen('areaType', 'booking.area', property.areaType),
    kitchenType: chosen('kitchenType', 'booking.kitchen', property.kitchenType),
    bathType: chosen('bathType', 'booking.bath', property.bathType),
    hasHalfBath: yesOrNo('hasHalfBath', property.hasHalfBath),
    driveWayType: chosen('driveWayType', 'booking.driveway', property.driveWayType),
    isCornerLot: yesOrNo('isCornerLot', property.isCornerLot),
    hasWalkway: yesOrNo('hasWalkway', !property.hasNoWalkway),
  }
  return relevant[catalog].map((name) => facts[name])
}

const relevant = {
  HouseCleaning: ['buildingType', 'areaType', 'kitchenType', 'bathType', 'hasHalfBath'],
  LawnCare: ['buildingType', 'areaType', 'isCornerLot', 'hasWalkway'],
  SnowRemoval: ['buildingType', 'driveWayType', 'isCornerLot', 'hasWalkway'],
} as const satisfies Record<ServiceCatalog, readonly string[]>

function chosen(name: FactName, message: FactMessage, value: string | null | undefined): WrittenFact {
  return value ? { name, message, value } : { name, message: 'booking.property.notStated' }
}

function yesOrNo(name: FactName, isTrue: boolean): WrittenFact {
  return { name, message: isTrue ? 'booking.property.yes' : 'booking.property.no' }
}
