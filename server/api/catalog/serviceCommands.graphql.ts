import { Field, ID, InputType, Int } from 'type-graphql'
import { AddOnService, PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { KEY, SEEN } from '../../catalog/commandDescriptions.ts'

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
  periodType!: number

  @Field(() => AddOnService, { description: 'None, or an add-on of the same catalog (decision C7).' })
  addOn!: number
}

@InputType({ description: 'A new service.' })
export class AddServiceInput extends ServiceForm {
  @Field(() => String, { description: KEY })
  key!: string

  @Field(() => ServiceCatalog, { description: 'Where it is added, at the end.' })
  catalog!: number
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
