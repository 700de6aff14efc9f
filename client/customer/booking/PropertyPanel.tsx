import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { type ClassedFact, propertyQuestions } from '../../domain/address/propertyQuestions.ts'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import type { Price } from '../../domain/booking/balanceAfter.ts'
import { writeMinutes } from '../../domain/booking/PriceDetails.tsx'
import { writePoints } from '../../format/writtenPoints.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { Muted } from '../../ui/layout.tsx'
import { Sentences } from '../../ui/Sentences.tsx'
import { Words } from '../../ui/Words.tsx'
import { editUserAddressPath } from '../parts/paths/customerPaths.ts'

interface PropertyPanelProps {
  readonly catalog: ServiceCatalog
  readonly address: SavedAddressFragment
  /** Of the chosen service; undefined until one is chosen. */
  readonly price: Price | undefined
  /** This step with its choices, to come back to after editing the address. */
  readonly here: string
}

/** What is known of the property, and what that adds to the chosen service. */
export function PropertyPanel({ catalog, address, price, here }: PropertyPanelProps) {
  return (
    <chakra.section aria-labelledby="property-title">
      <chakra.h2 id="property-title" textStyle="t20" mb="4">
        <Words id="booking.property.title" />
      </chakra.h2>
      <chakra.div layerStyle="panel">
        <chakra.dl
          display="grid"
          gridTemplateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))"
          gap="4"
          p={{ base: '4', sm: '6' }}
        >
          {factsOf(catalog, address.property).map((fact) => (
            <div key={fact.label}>
              <chakra.dt textStyle="t14" color="muted">
                <Words id={fact.label} />
              </chakra.dt>
              <chakra.dd textWrap="balance">
                <Words id={fact.value} />
              </chakra.dd>
            </div>
          ))}
        </chakra.dl>
        <PropertyEffects price={price} />
      </chakra.div>
      <PropertyNote address={address} here={here} />
    </chakra.section>
  )
}

function PropertyEffects({ price }: { readonly price: Price | undefined }) {
  const intl = useIntl()
  const effects = price?.lines.filter((line) => line.kind === 'Property') ?? []
  if (effects.length === 0) {
    return (
      <chakra.p layerStyle="ruled" px={{ base: '4', sm: '6' }} py="4" maxWidth="none" color="muted">
        <Words id={price ? 'booking.property.nothing' : 'booking.property.chooseFirst'} />
      </chakra.p>
    )
  }
  return (
    <dl>
      {effects.map((line) => (
        <chakra.div
          key={line.label}
          layerStyle="ruled"
          display="flex"
          justifyContent="space-between"
          gap="4"
          px={{ base: '4', sm: '6' }}
          py="3"
        >
          <chakra.dt minWidth="0">{line.label}</chakra.dt>
          <chakra.dd textAlign="right" fontVariantNumeric="tabular-nums">
            <chakra.b display="block" fontWeight="medium">
              {line.points === 0 ? '0' : writePoints(intl, line.points, 'both')}
            </chakra.b>
            <chakra.span textStyle="t14" color="muted">
              {line.minutes === 0 ? (
                <Words id="booking.duration.included" />
              ) : (
                writeMinutes(intl, line.minutes)
              )}
            </chakra.span>
          </chakra.dd>
        </chakra.div>
      ))}
    </dl>
  )
}

function PropertyNote({ address, here }: Pick<PropertyPanelProps, 'address' | 'here'>) {
  return (
    <Muted mt="3">
      <Sentences
        first={
          <Words id={address.isConfirmed ? 'booking.property.confirmed' : 'booking.property.editable'} />
        }
        second={
          !address.isConfirmed && (
            <Link to={editUserAddressPath(address.id, { next: here, details: true })}>
              <Words id="booking.property.edit" />
            </Link>
          )
        }
      />
    </Muted>
  )
}

type PropertyFacts = SavedAddressFragment['property']

/** One fact of a property in words: those of the address form (decision B9). */
interface WrittenFact {
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
    const stated = question.classes.find((each) => each.name === property[question.name])
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
