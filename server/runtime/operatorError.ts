/**
 * Something only the person who starts the product can put right: a wrong setting, a folder that may not be written. Its message is
 * one sentence and is all that is printed, without a stack.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
