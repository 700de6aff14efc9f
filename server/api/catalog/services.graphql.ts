import type { ServiceInput } from '../../../schema/rules/catalogFields.ts'
import {
  AddOnService,
  type Language,
  languages,
  PeriodType,
  ServiceCatalog,
} from '../../../schema/rules/enumerations.ts'
import type { Service } from '../../catalog/services.store.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { Field, ID, InputType, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { LanguageName } from '../graphql/enums.ts'
import { KEY, SEEN, VERSION } from './catalogCommands.ts'
import { checkPointNode, OfficeCheckPoint } from './checkPoints.graphql.ts'

@ObjectType({ description: 'The words of a service in one language; null where a part is not translated.' })
export class ServiceTranslation {
  @Field(() => LanguageName, 'Which language.')
  language!: string

  @Field(() => String, 'Its name.', nullable)
  name?: string | undefined

  @Field(() => String, 'A description of the work.', nullable)
  description?: string | undefined

  @Field(() => String, 'Something to know before booking.', nullable)
  specialNotice?: string | undefined
}

@ObjectType({ description: 'A service as administrators keep it.' })
export class OfficeService {
  @Field(() => ID, 'Opaque id.', { name: 'id' })
  serviceId!: string

  @Field(() => ServiceCatalog, 'Catalog it belongs to.', { name: 'catalog' })
  serviceCatalog!: number

  @Field(() => String, 'The name as entered.')
  name!: string

  @Field(() => String, 'A description of the work; may be empty.')
  description!: string

  @Field(() => String, 'Something to know before booking.', nullable)
  specialNotice?: string | undefined

  @Field(() => [ServiceTranslation], 'Its words in other languages (decision C11).')
  translations!: ServiceTranslation[]

  @Field(() => Boolean, 'Not offered to customers; running orders are unaffected.')
  isDisabled!: boolean

  @Field(() => Boolean, 'Flat price: property additions are ignored (decision C6).', { name: 'isFlat' })
  noCalc!: boolean

  @Field(() => PeriodType, 'The booked period; months and seasons have flat prices.')
  periodType!: number

  @Field(() => AddOnService, 'Which add-on it is (decision C7).', { name: 'addOn' })
  detailType!: number

  @Field(() => [Int], 'Months in which it is offered, 1 to 12; none for the whole year.')
  offeredMonths!: readonly number[]

  @Field(() => [OfficeCheckPoint], 'Parts of the work, in their order.')
  checkPoints!: OfficeCheckPoint[]

  @Field(() => Int, `${VERSION} Its check points count their own.`)
  version!: number
}

@InputType({ description: 'The form of a service.' })
class ServiceForm {
  @Field(() => String, 'Up to 50 characters.')
  name!: string

  @Field(() => String, 'A description of the work, up to 500 characters.', nullable)
  description?: string | null

  @Field(
    () => String,
    'Something to know before booking, up to 500 characters; may be empty. Left out: as it was.',
    nullable,
  )
  specialNotice?: string | null

  @Field(() => Boolean, 'Do not offer it.')
  isDisabled!: boolean

  @Field(() => Boolean, 'A flat price (decision C6).')
  isFlat!: boolean

  @Field(() => PeriodType, 'Month and Season need a flat price.')
  periodType!: PeriodType

  @Field(() => AddOnService, 'None, or an add-on of the same catalog (decision C7).')
  addOn!: AddOnService

  @Field(
    () => [Int],
    'Months in which it is offered, 1 to 12; none for the whole year. Left out: as they were.',
    nullable,
  )
  offeredMonths?: number[] | null
}

@InputType({ description: 'A new service.' })
export class AddServiceInput extends ServiceForm {
  @Field(() => String, KEY)
  key!: string

  @Field(() => ServiceCatalog, 'The catalog it is added to, at the end.')
  catalog!: ServiceCatalog
}

@InputType({ description: 'The new state of a service. A text that changes loses its translations.' })
export class SaveServiceInput extends ServiceForm {
  @Field(() => ID, 'Which one.')
  serviceId!: string

  @Field(() => Int, SEEN)
  version!: number
}

@InputType({ description: 'A service to be removed. Orders keep showing it.' })
export class RemoveServiceInput {
  @Field(() => ID, 'Which one; it must have no check points.')
  serviceId!: string

  @Field(() => Int, SEEN)
  version!: number
}

@InputType({ description: 'The words of a service in one language; a part left out has no translation.' })
export class ServiceTranslationInput {
  @Field(() => LanguageName, 'Which language; each once.')
  language!: Language

  @Field(() => String, 'Up to 50 characters.', nullable)
  name?: string | null

  @Field(() => String, 'Up to 500 characters.', nullable)
  description?: string | null

  @Field(() => String, 'Up to 500 characters.', nullable)
  specialNotice?: string | null
}

@InputType({ description: 'All texts of a service; an omitted language has no translation (decision C11).' })
export class SaveServiceTextsInput {
  @Field(() => ID, 'Which service.')
  serviceId!: string

  @Field(() => Int, SEEN)
  version!: number

  @Field(() => String, 'Shown where a language has no name; up to 50 characters.')
  name!: string

  @Field(() => String, 'The same for the description; up to 500 characters.', nullable)
  description?: string | null

  @Field(() => String, 'The same for the notice; none here means none at all.', nullable)
  specialNotice?: string | null

  @Field(() => [ServiceTranslationInput], 'Language by language.')
  translations!: ServiceTranslationInput[]
}

@ObjectType({ description: 'A service after a command on it or on its check points.' })
export class ServicePayload extends CommandPayload {
  @Field(() => OfficeService, 'Its state now; null when refused or removed.', nullable)
  service?: OfficeService | undefined
}

/** The form in the words of the handlers, which check every part. */
export function serviceFormOf(
  input: AddServiceInput | SaveServiceInput,
): Omit<ServiceInput, 'serviceCatalog'> {
  const { name, description, specialNotice, isDisabled: disabled, isFlat: noCalc, offeredMonths } = input
  const { periodType, addOn: detailType } = input
  return { name, description, specialNotice, disabled, noCalc, periodType, detailType, offeredMonths }
}

/** A service as administrators keep it. */
export function officeServiceNode(service: Service): OfficeService {
  const translations = serviceTranslations(service)
  return { ...service, translations, checkPoints: service.checkPoints.map(checkPointNode) }
}

function serviceTranslations({ translations }: Service): ServiceTranslation[] {
  return languages.flatMap((language) => {
    const own = translations[language]
    return own === undefined ? [] : [{ language, ...own }]
  })
}
