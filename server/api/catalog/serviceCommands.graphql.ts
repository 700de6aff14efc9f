import { Field, ID, InputType, Int } from 'type-graphql'
import {
  AddOnService,
  type Language,
  PeriodType,
  ServiceCatalog,
} from '../../../schema/rules/enumerations.ts'
import { KEY, SEEN } from '../../catalog/commandDescriptions.ts'
import { LanguageName } from '../graphql/enums.ts'

@InputType({ description: 'What the form of a service holds.' })
class ServiceForm {
  @Field(() => String, { description: 'Up to 50 characters.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'What is included, up to 500 characters.' })
  description?: string | null

  @Field(() => Boolean, { description: 'Do not offer it.' })
  isDisabled!: boolean

  @Field(() => Boolean, { description: 'A flat price (decision C6).' })
  isFlat!: boolean

  @Field(() => PeriodType, { description: 'Month and Season need a flat price.' })
  periodType!: PeriodType

  @Field(() => AddOnService, { description: 'None, or an add-on of the same catalog (decision C7).' })
  addOn!: AddOnService
}

@InputType({ description: 'A new service.' })
export class AddServiceInput extends ServiceForm {
  @Field(() => String, { description: KEY })
  key!: string

  @Field(() => ServiceCatalog, { description: 'Where it is added, at the end.' })
  catalog!: ServiceCatalog
}

@InputType({
  description: 'A service as it is to be. Translations of a text that is entered anew are dropped.',
})
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

@InputType({
  description: 'All words of a service; languages left out have no translation then (decision C11).',
})
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
    description: 'The same for the notice; without one there is none in any language.',
  })
  specialNotice?: string | null

  @Field(() => [ServiceTranslationInput], { description: 'Language by language.' })
  translations!: ServiceTranslationInput[]
}

@InputType({ description: 'What a check point is called in one language.' })
export class CheckPointTranslationInput {
  @Field(() => LanguageName, { description: 'Which language; each once.' })
  language!: Language

  @Field(() => String, { description: 'Up to 50 characters; empty for no translation.' })
  name!: string
}
