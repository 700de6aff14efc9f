import { ADD_INSTRUCTIONS } from '../deskDocuments.ts'
import type { ValidOperation } from './validCall.ts'

/** Managing orders, at `/graphql`. */
export const deskOperations: readonly ValidOperation[] = [
  {
    root: 'addInstructions',
    query: ADD_INSTRUCTIONS,
    variables: ({ orderNo }) => ({ input: { key: 'a key', orderNo, text: 'Please ring twice.' } }),
    audience: 'customer',
  },
]
