import type { Command } from '../../kernel/command.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import type { Application } from '../context/application.ts'
import { renameFields } from '../context/renameFields.ts'
import { commandOf } from '../context/requestContext.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { runKeyed } from '../graphql/keyedCommand.ts'

type Catalog = Application['catalog']
type CatalogVerb = Exclude<keyof Catalog, 'previewPrice'>
type Outcome<Verb extends CatalogVerb> = Awaited<ReturnType<Catalog[Verb]>>

/**
 * Runs an administrator's command on the catalogue; a refusal names the field as the GraphQL forms spell it.
 * @param input with a key, where a retry must be the same command
 */
export async function changeCatalog<Verb extends CatalogVerb>(
  context: GraphqlContext,
  verb: Verb,
  change: Parameters<Catalog[Verb]>[1],
  input?: { readonly key: string },
): Promise<Outcome<Verb> | Rejection> {
  const run = (command: Command) =>
    context.application.catalog[verb](command, change as never) as Promise<Outcome<Verb>>
  return renameFields(
    input === undefined
      ? await run(commandOf(context, viewerOf(context, 'admin'), verb, context.requestId))
      : await runKeyed(context, { area: 'admin', name: verb, input }, run),
  )
}

/** Descriptions that several arguments and fields share. */
export const KEY = 'One per intent; a retry with the same key adds nothing more.'
export const SEEN = 'The version that was on screen; an older one is refused with BUSY (decision E14).'
export const VERSION = 'Counts its saves; a save names the one it was made from.'
