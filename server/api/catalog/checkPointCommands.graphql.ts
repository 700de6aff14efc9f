import { Field, ID, InputType, Int } from 'type-graphql'
import { CountingMode } from '../../../schema/rules/enumerations.ts'
import { KEY, SEEN } from '../../catalog/commandDescriptions.ts'
import { CheckPointTranslationInput } from './serviceTexts.graphql.ts'

@InputType({ description: 'What the form of a check point holds.' })
export class CheckPointForm {
  @Field(() => String, { description: 'Up to 50 characters.' })
  name!: string

  @Field(() => Int, { description: 'Whole minutes, 1 to 500.' })
  minutes!: number

  @Field(() => CountingMode, { nullable: true, description: 'How its extra counts; null for no extra.' })
  extraMode?: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'Minutes up to 500, or percent up to 100; only with a mode.',
  })
  extraAmount?: number | null

  @Field(() => [CheckPointTranslationInput], {
    nullable: true,
    description: 'Its name in other languages; left out, those stay that still say what is entered.',
  })
  translations?: CheckPointTranslationInput[] | null
}

@InputType({ description: 'A new check point.' })
export class AddCheckPointInput extends CheckPointForm {
  @Field(() => String, { description: KEY })
  key!: string

  @Field(() => ID, { description: 'The service that it is added to, at the end; not a disabled one.' })
  serviceId!: string
}

@InputType({ description: 'A check point as it is to be.' })
export class SaveCheckPointInput extends CheckPointForm {
  @Field(() => ID, { description: 'Its service; not a disabled one.' })
  serviceId!: string

  @Field(() => ID, { description: 'Which check point.' })
  checkPointId!: string

  @Field(() => Int, { description: SEEN })
  version!: number
}

@InputType({ description: 'A check point to be removed.' })
export class RemoveCheckPointInput {
  @Field(() => ID, { description: 'Its service.' })
  serviceId!: string

  @Field(() => ID, { description: 'Which check point.' })
  checkPointId!: string

  @Field(() => Int, { description: SEEN })
  version!: number
}
