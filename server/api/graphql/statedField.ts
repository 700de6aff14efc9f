import { nullable } from './decorators.ts'
import { ShownField } from './shownField.ts'

/** A nullable field that is null for undefined, 0 and an empty text. */
export const StatedField = (type: () => object, description: string) =>
  ShownField(type, description, { ...nullable, show: (value) => value || null })
