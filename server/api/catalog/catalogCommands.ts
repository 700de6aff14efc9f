import type { Command } from '../../kernel/command.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import { renameFields } from '../context/renameFields.ts'
import { commandOf } from '../context/requestContext.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { keyedCommand } from '../graphql/keyedCommand.ts'
import { refusal } from '../graphql/userError.graphql.ts'

/** The administrator's command. @param input with a key, where a retry must be the same command */
export function officeCommand(
  context: GraphqlContext,
  name: string,
  input?: { readonly key: string },
): Command | Rejection {
  if (input !== undefined) return keyedCommand(context, { area: 'admin', name, input })
  return commandOf(context, viewerOf(context, 'admin'), name, context.requestId)
}

/** How a command is carried out, and what GraphQL makes of its outcome. */
interface Work<Outcome, Node> {
  readonly msg: MessageKey
  readonly handle: (command: Command) => Promise<Outcome | Rejection>
  readonly node: (outcome: Outcome) => Node
}

/** Carries a command out: its message and what became of the thing, or why it was refused. */
export async function carriedOut<Outcome extends object, Node>(
  context: GraphqlContext,
  command: Command | Rejection,
  { msg, handle, node }: Work<Outcome, Node>,
) {
  const { language } = context
  const outcome = renameFormFields(isRejection(command) ? command : await handle(command))
  if (isRejection(outcome)) return { changed: null, said: refusal(outcome, language) }
  return { changed: node(outcome), said: { message: messageOf(msg, language), userErrors: [] } }
}

/** An outcome whose refusal names the field as the GraphQL forms spell it. */
export function renameFormFields<Outcome>(outcome: Outcome): Outcome {
  return renameFields(outcome, {
    serviceCatalog: 'catalog',
    disabled: 'isDisabled',
    noCalc: 'isFlat',
    detailType: 'addOn',
    itemName: 'name',
    timeConsuming: 'minutes',
    extraCountingType: 'extraMode',
    extraConsuming: 'extraAmount',
    condType: 'conditionKind',
    propertyAttr: 'attribute',
    countingType: 'mode',
    consuming: 'amount',
    rankDiscount: 'rankDiscountTenths',
    hasHalfbath: 'hasHalfBath',
  })
}

/** Descriptions that several arguments and fields share. */
export const KEY = 'Made once per intent; a retry with the same key adds nothing more.'
export const SEEN = 'The version that was on screen; an older one is refused with BUSY (decision E14).'
export const VERSION = 'Counts its saves; a save names the one it was made from.'
