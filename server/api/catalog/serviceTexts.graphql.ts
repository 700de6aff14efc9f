import { Field, ID, InputType, Int } from 'type-graphql'
import { SEEN } from '../../catalog/commandDescriptions.ts'
import { LanguageName } from '../graphql/enums.ts'

@InputType({ description: 'The words of a service in one language; a part left out has no translation.' })
export class ServiceTranslationInput {
  @Field(() => LanguageName, { description: 'Which language; each once.' })
  language!: string

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
  language!: string

  @Field(() => String, { description: 'Up to 50 characters; empty for no translation.' })
  name!: string
}
