import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { SEEN } from '../../catalog/commandDescriptions.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { AdditionalItem, CatalogSetting, OfficeService } from './catalogOffice.graphql.ts'

@InputType({ description: 'The setting of a catalog as it is to be.' })
export class SaveCatalogSettingsInput {
  @Field(() => ServiceCatalog, { description: 'Which catalog.' })
  catalog!: number

  @Field(() => Int, { description: 'Points for one minute of work, 1 to 1,000 (decision C1).' })
  pointsPerMinute!: number

  @Field(() => Int, { description: SEEN })
  version!: number
}

@ObjectType({ description: 'A service after a command on it or on its check points.' })
export class ServicePayload extends CommandPayload {
  @Field(() => OfficeService, {
    nullable: true,
    description: 'As it stands now; null when refused or removed.',
  })
  service!: OfficeService | null
}

@ObjectType({ description: 'An additional item after a command.' })
export class AdditionalItemPayload extends CommandPayload {
  @Field(() => AdditionalItem, {
    nullable: true,
    description: 'As it stands now; null when refused or removed.',
  })
  item!: AdditionalItem | null
}

@ObjectType({ description: 'The setting of a catalog after a command.' })
export class CatalogSettingPayload extends CommandPayload {
  @Field(() => CatalogSetting, { nullable: true, description: 'As it stands now; null when refused.' })
  setting!: CatalogSetting | null
}
