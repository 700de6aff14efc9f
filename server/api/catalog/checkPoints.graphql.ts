import { CountingMode, type Language, languages } from '../../../schema/rules/enumerations.ts'
import type { CheckPointForm as HandlerForm } from '../../catalog/checkPoints.handlers.ts'
import type { NamedCheckPoint, Service } from '../../catalog/services.store.ts'
import { Field, ID, InputType, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { LanguageName } from '../graphql/enums.ts'
import { StatedField } from '../graphql/statedField.ts'
import { KEY, SEEN, VERSION } from './catalogCommands.ts'

@ObjectType({ description: 'The name of a check point in one language.' })
export class CheckPointTranslation {
  @Field(() => LanguageName, 'Which language.')
  language!: string

  @Field(() => String, 'Its name.')
  name!: string
}

@ObjectType({ description: 'A part of the work, as administrators keep it.' })
export class OfficeCheckPoint {
  @Field(() => ID, 'Opaque id.')
  id!: string

  @Field(() => String, 'The name as entered.', { name: 'name' })
  itemName!: string

  @Field(() => Int, 'Minutes it takes.', { name: 'minutes' })
  timeConsuming!: number

  @StatedField(() => CountingMode, 'How its extra counts; null without an extra.')
  extraMode!: number

  @Field(() => Int, 'Its minutes or percent, by the mode; 0 for none.', { name: 'extraAmount' })
  extraConsuming!: number

  @Field(() => [CheckPointTranslation], 'Its name in other languages.')
  translations!: CheckPointTranslation[]

  @Field(() => Int, VERSION)
  version!: number
}

@InputType({ description: 'The name of a check point in one language.' })
class CheckPointTranslationInput {
  @Field(() => LanguageName, 'Which language; each once.')
  language!: Language

  @Field(() => String, 'Up to 50 characters; empty for no translation.')
  name!: string
}

@InputType({ description: 'The form of a check point.' })
class CheckPointForm {
  @Field(() => String, 'Up to 50 characters.')
  name!: string

  @Field(() => Int, 'Whole minutes, 1 to 500.')
  minutes!: number

  @Field(() => CountingMode, 'How its extra counts; null for no extra.', nullable)
  extraMode?: CountingMode | null

  @Field(() => Int, 'Up to 500 minutes, or 100 percent; only with a mode.', nullable)
  extraAmount?: number | null

  @Field(
    () => [CheckPointTranslationInput],
    'Translated names; if omitted, unchanged names keep theirs.',
    nullable,
  )
  translations?: CheckPointTranslationInput[] | null
}

@InputType({ description: 'A new check point.' })
export class AddCheckPointInput extends CheckPointForm {
  @Field(() => String, KEY)
  key!: string

  @Field(() => ID, 'The service that it is added to, at the end; not a disabled one.')
  serviceId!: string
}

@InputType({ description: 'The new state of a check point.' })
export class SaveCheckPointInput extends CheckPointForm {
  @Field(() => ID, 'Its service; not a disabled one.')
  serviceId!: string

  @Field(() => ID, 'Which check point.')
  checkPointId!: string

  @Field(() => Int, SEEN)
  version!: number
}

@InputType({ description: 'A check point to be removed.' })
export class RemoveCheckPointInput {
  @Field(() => ID, 'Its service.')
  serviceId!: string

  @Field(() => ID, 'Which check point.')
  checkPointId!: string

  @Field(() => Int, SEEN)
  version!: number
}

@InputType({ description: 'A check point that is not saved.' })
export class DraftCheckPointInput extends CheckPointForm {
  @Field(() => ID, 'The one that it replaces; null for a new one.', nullable)
  id?: string | null
}

/** The form in the words of the handlers, which check every part. */
export function checkPointFormOf(input: CheckPointForm): HandlerForm {
  const { name: itemName, minutes: timeConsuming, extraMode, extraAmount, translations } = input
  const form = { itemName, timeConsuming, extraCountingType: extraMode, extraConsuming: extraAmount }
  if (translations === undefined || translations === null) return form
  const texts = translations.map(({ language, name }) => ({ language, itemName: name }))
  return { ...form, translations: texts }
}

export function checkPointNode(point: Service['checkPoints'][number]): OfficeCheckPoint {
  return {
    ...point,
    extraMode: point.extraCountingType,
    translations: checkPointTranslations(point),
  }
}

function checkPointTranslations({ translations }: NamedCheckPoint): CheckPointTranslation[] {
  return languages.flatMap((language) => {
    const name = translations[language]?.itemName
    return name === undefined ? [] : [{ language, name }]
  })
}
