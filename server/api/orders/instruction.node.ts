import type { Instructions } from '../../ordering/notes/instructions.store.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import type { OrderInstruction } from './instructions.graphql.ts'

export function instructionNode({ text, author, writtenAt }: Instructions): OrderInstruction {
  return { text, role: author.role, ...zonedMoment(writtenAt) }
}
