import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { type ClassedFact, propertyQuestions } from '../../domain/address/propertyQuestions.ts'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import { classIdOf } from '../../domain/catalog/wireNames.ts'
import type { MessageId } from '../../i18n/messageId.ts'

export type PropertyFacts = SavedAddressFragment['property']

/** One fact of a property in words: those of the address form (decision B9). */
export interface WrittenFact {
  readonly label: MessageId
  readonly value: MessageId
}

type FactName = ClassedFact | 'hasHalfBath' | 'isCornerLot' | 'hasWalkway'

/** The facts a catalog's price may look at (document section 3; decisions B5, B6); null is shown as not stated. */
export function factsOf(catalog: ServiceCatalog, property: PropertyFacts): WrittenFact[] {
  return relevant[catalog].map((name) => factOf(name, property))
}

const relevant: Readonly<Record<ServiceCatalog, readonly FactName[]>> = {
  HouseCleaning: ['buildingType', 'areaType', 'kitchenType', 'bathType', 'hasHalfBath'],
  LawnCare: ['buildingType', 'areaType', 'isCornerLot', 'hasWalkway'],
  SnowRemoval: ['buildingType', 'driveWayType', 'isCornerLot', 'hasWalkway'],
}

function factOf(name: FactName, property: PropertyFacts): WrittenFact {
  const question = propertyQuestions.find((each) => each.name === name)
  if (question) {
    const id = classIdOf(question.ids, property[question.name])
    const stated = question.classes.find((each) => each.id === id)
    return { label: question.label, value: stated?.label ?? 'booking.property.notStated' }
  }
  const isTrue = {
    hasHalfBath: property.hasHalfBath,
    isCornerLot: property.isCornerLot,
    hasWalkway: !property.hasNoWalkway,
  }[name as Exclude<FactName, ClassedFact>]
  return {
    label: `booking.property.${name as Exclude<FactName, ClassedFact>}`,
    value: isTrue ? 'booking.property.yes' : 'booking.property.no',
  }
}
