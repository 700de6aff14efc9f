import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { SEEN } from '../../catalog/commandDescriptions.ts'
import type { Service } from '../../catalog/services.store.ts'
import type { Command } from '../../kernel/command.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import { commandOf } from '../context/requestContext.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { keyedCommand } from '../graphql/keyedCommand.ts'
import { refusal, type UserError } from '../graphql/userError.graphql.ts'
import { renameFormFields } from './catalogForms.node.ts'
import { AdditionalItem, CatalogSetting, OfficeService } from './catalogOffice.graphql.ts'
import { officeServiceNode } from './catalogOffice.node.ts'

@InputType({ description: 'The setting of a catalog as it is to be.' })
export class SaveCatalogSettingsInput {
  @Field(() => ServiceCatalog, { description: 'Which catalog.' })
  catalog!: ServiceCatalog

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

/** The command of the administrator who is asking. @param input with a key, where a retry must be the same command */
export function officeCommand(
  context: GraphqlContext,
  name: string,
  input?: { readonly key: string },
): Command | Rejection {
  if (input !== undefined) return keyedCommand(context, { area: 'admin', name, input })
  return commandOf(context, viewerOf(context, 'admin'), name, context.requestId)
}

/** What a command says, beside the thing it changed: its message, or why it was refused. */
interface Said {
  readonly message: string | null
  readonly userErrors: UserError[]
}

/** Gives a command to its handler and tells how it came out. */
export async function carriedOut<Outcome extends object>(
  context: GraphqlContext,
  command: Command | Rejection,
  {
    msg,
    handle,
  }: { readonly msg: MessageKey; readonly handle: (command: Command) => Promise<Outcome | Rejection> },
): Promise<Said & { readonly outcome: Outcome | undefined }> {
  const outcome = renameFormFields(isRejection(command) ? command : await handle(command))
  if (isRejection(outcome)) return { outcome: undefined, ...refusal(outcome, context.language) }
  return { outcome, message: messageOf(msg, context.language), userErrors: [] }
}

/** The same where a service comes out, also of a command on its check points. */
export async function servicePayload(
  context: GraphqlContext,
  command: Command | Rejection,
  work: { readonly msg: MessageKey; readonly handle: (command: Command) => Promise<Service | Rejection> },
): Promise<ServicePayload> {
  const { outcome, ...said } = await carriedOut(context, command, work)
  return { ...said, service: outcome ? officeServiceNode(outcome) : null }
}
