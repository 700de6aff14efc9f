import { zonedMoment } from '../doors/zonedMoment.ts'
import type { OrderInstruction } from './instructions.graphql.ts'
import type { Instructions } from './instructions.store.ts'

export function instructionNode({ text, author, writtenAt }: Instructions): OrderInstruction {
  return { text, role: author.role, ...zonedMoment(writtenAt) }
}
