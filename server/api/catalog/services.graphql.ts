import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
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
import { LanguageName } from '../graphql/enums.ts'
import { KEY, SEEN, VERSION } from './catalogCommands.ts'
import { checkPointNode, OfficeCheckPoint } from './checkPoints.graphql.ts'

@ObjectType({ description: 'The words of a service in one language; null where a part is not translated.' })
export class ServiceTranslation {
  @Field(() => LanguageName, { description: 'Which language.' })
  language!: string

  @Field(() => String, { nullable: true, description: 'Its name.' })
  name?: string | undefined

  @Field(() => String, { nullable: true, description: 'A description of the work.' })
  description?: string | undefined

  @Field(() => String, { nullable: true, description: 'Something to know before booking.' })
  specialNotice?: string | undefined
}

@ObjectType({ description: 'A service as administrators keep it.' })
export class OfficeService {
  @Field(() => ID, { name: 'id', description: 'Opaque id.' })
  serviceId!: string

  @Field(() => ServiceCatalog, { name: 'catalog', description: 'Catalog it belongs to.' })
  serviceCatalog!: number

  @Field(() => String, { description: 'The name as entered.' })
  name!: string

  @Field(() => String, { description: 'A description of the work; may be empty.' })
  description!: string

  @Field(() => String, { nullable: true, description: 'Something to know before booking.' })
  specialNotice?: string | undefined

  @Field(() => [ServiceTranslation], { description: 'Its words in other languages (decision C11).' })
  translations!: ServiceTranslation[]

  @Field(() => Boolean, { description: 'Not offered to customers; running orders are unaffected.' })
  isDisabled!: boolean

  @Field(() => Boolean, {
    name: 'isFlat',
    description: 'Flat price: property additions are ignored (decision C6).',
  })
  noCalc!: boolean

  @Field(() => PeriodType, { description: 'The booked period; months and seasons have flat prices.' })
  periodType!: number

  @Field(() => AddOnService, { name: 'addOn', description: 'Which add-on it is (decision C7).' })
  detailType!: number

  @Field(() => [Int], { description: 'Months in which it is offered, 1 to 12; none for the whole year.' })
  offeredMonths!: readonly number[]

  @Field(() => [OfficeCheckPoint], { description: 'Parts of the work, in their order.' })
  checkPoints!: OfficeCheckPoint[]

  @Field(() => Int, { description: `${VERSION} Its check points count their own.` })
  version!: number
}

@InputType({ description: 'The form of a service.' })
class ServiceForm {
  @Field(() => String, { description: 'Up to 50 characters.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'A description of the work, up to 500 characters.' })
  description?: string | null

  @Field(() => Boolean, { description: 'Do not offer it.' })
  isDisabled!: boolean

  @Field(() => Boolean, { description: 'A flat price (decision C6).' })
  isFlat!: boolean

  @Field(() => PeriodType, { description: 'Month and Season need a flat price.' })
  periodType!: PeriodType

  @Field(() => AddOnService, { description: 'None, or an add-on of the same catalog (decision C7).' })
  addOn!: AddOnService

  @Field(() => [Int], {
    nullable: true,
    description: 'Months in which it is offered, 1 to 12; none for the whole year. Left out: as they were.',
  })
  offeredMonths?: number[] | null
}

@InputType({ description: 'A new service.' })
export class AddServiceInput extends ServiceForm {
  @Field(() => String, { description: KEY })
  key!: string

  @Field(() => ServiceCatalog, { description: 'The catalog it is added to, at the end.' })
  catalog!: ServiceCatalog
}

@InputType({ description: 'The new state of a service. A text that changes loses its translations.' })
export class SaveServiceInput extends ServiceForm {
  @Field(() => ID, { description: 'Which one.' })
  serviceId!: string

  @Field(() => Int, { description: SEEN })
  version!: number
}

@InputType({ description: 'A service to be removed. Orders keep showing it.' })
export class RemoveServiceInput {
  @Field(() => ID, { description: 'Which one; it must have no check points.' })
  serviceId!: string

  @Field(() => Int, { description: SEEN })
  version!: number
}

@InputType({ description: 'The words of a service in one language; a part left out has no translation.' })
export class ServiceTranslationInput {
  @Field(() => LanguageName, { description: 'Which language; each once.' })
  language!: Language

  @Field(() => String, { nullable: true, description: 'Up to 50 characters.' })
  name?: string | null

  @Field(() => String, { nullable: true, description: 'Up to 500 characters.' })
  description?: string | null

  @Field(() => String, { nullable: true, description: 'Up to 500 characters.' })
  specialNotice?: string | null
}

@InputType({ description: 'All texts of a service; an omitted language has no translation (decision C11).' })
export class SaveServiceTextsInput {
  @Field(() => ID, { description: 'Which service.' })
  serviceId!: string

  @Field(() => Int, { description: SEEN })
  version!: number

  @Field(() => String, { description: 'Shown where a language has no name; up to 50 characters.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'The same for the description; up to 500 characters.' })
  description?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The same for the notice; none here means none at all.',
  })
  specialNotice?: string | null

  @Field(() => [ServiceTranslationInput], { description: 'Language by language.' })
  translations!: ServiceTranslationInput[]
}

@ObjectType({ description: 'A service after a command on it or on its check points.' })
export class ServicePayload extends CommandPayload {
  @Field(() => OfficeService, { nullable: true, description: 'Its state now; null when refused or removed.' })
  service?: OfficeService | undefined
}

/** The form in the words of the handlers, which check every part. */
export function serviceFormOf(
  input: AddServiceInput | SaveServiceInput,
): Omit<ServiceInput, 'serviceCatalog'> {
  const { name, description, isDisabled: disabled, isFlat: noCalc, offeredMonths } = input
  const { periodType, addOn: detailType } = input
  return { name, description, disabled, noCalc, periodType, detailType, offeredMonths }
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
