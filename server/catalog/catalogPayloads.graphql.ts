import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { UserError } from '../graphql/userError.graphql.ts'
import { AdditionalItem, CatalogSetting, OfficeService } from './catalogOffice.graphql.ts'
import { SEEN } from './commandDescriptions.ts'

@InputType({ description: 'The setting of a catalog as it is to be.' })
export class SaveCatalogSettingsInput {
  @Field(() => ServiceCatalog, { description: 'Which catalog.' })
  catalog!: number

  @Field(() => Int, { description: 'Points for one minute of work, 1 to 1,000 (decision C1).' })
  pointsPerMinute!: number

  @Field(() => Int, { description: SEEN })
  version!: number
}

@ObjectType({ description: 'What every command answers.' })
class CatalogPayload {
  @Field(() => String, { nullable: true, description: 'Text to show on success, in the request language.' })
  message!: string | null

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: UserError[]
}

@ObjectType({ description: 'A service after a command on it or on its check points.' })
export class ServicePayload extends CatalogPayload {
  @Field(() => OfficeService, {
    nullable: true,
    description: 'As it stands now; null when refused or removed.',
  })
  service!: OfficeService | null
}

@ObjectType({ description: 'An additional item after a command.' })
export class AdditionalItemPayload extends CatalogPayload {
  @Field(() => AdditionalItem, {
    nullable: true,
    description: 'As it stands now; null when refused or removed.',
  })
  item!: AdditionalItem | null
}

@ObjectType({ description: 'The setting of a catalog after a command.' })
export class CatalogSettingPayload extends CatalogPayload {
  @Field(() => CatalogSetting, { nullable: true, description: 'As it stands now; null when refused.' })
  setting!: CatalogSetting | null
}
