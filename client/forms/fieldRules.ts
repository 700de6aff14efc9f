import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { FieldFault } from '../../schema/rules/fieldFault.ts'
import { loadChunk } from '../browser/chunks.ts'
import { needTexts, textOf } from '../i18n/intlStore.ts'
import type { MessageId } from '../i18n/messageId.ts'

/** A form's own texts for a field and an error, where "This field is required." would be unclear; some depend on the input. */
export type FieldWords = Partial<
  Record<string, Partial<Record<FieldFault['code'], MessageId | ((value: unknown) => string)>>>
>

/** The client-side checks of a form: the same rules as on the server (schema/rules). */
export interface FormRules {
  readonly schema: z.ZodType
  readonly words?: FieldWords
}

/**
 * A form's resolver over shared rules. The rules and the server's texts load on demand, so that a visitor page renders without them; values
 * stay as typed, because the server normalises them.
 * @param load such as `() => import('./registrationRules.ts')`, which exports `schema` and `words`
 */
export function fieldRules<Values extends FieldValues>(load: () => Promise<FormRules>): Resolver<Values> {
  return async (values) => {
    const [{ schema, words = {} }, { fieldFaults }] = await loadAll(load)
    const parsed = await schema.safeParseAsync(values)
    if (parsed.success) return { values, errors: {} }
    return { values: {}, errors: errorsOf(fieldFaults(parsed.error), words, values) }
  }
}

/**
 * Loads rules ahead of time, for example when somebody starts to type, so that sending does not wait. Sending reports what could not be
 * loaded.
 * @param loadSending if the code that sends it loads later too
 */
export function prepareRules(load: () => Promise<FormRules>, loadSending?: () => Promise<unknown>): void {
  void Promise.allSettled([loadAll(load), loadSending?.()])
}

/** @throws ChunkFailure when any of it is missing */
function loadAll(load: () => Promise<FormRules>) {
  return loadChunk(() =>
    Promise.all([load(), import('../../schema/rules/fieldFault.ts'), needTexts('refusals')]),
  )
}

function errorsOf<Values extends FieldValues>(
  faults: readonly FieldFault[],
  words: FieldWords,
  values: Values,
): FieldErrors<Values> {
  const told = faults.map(({ field = 'root', code, params }) => {
    const word = words[field]?.[code] ?? code
    const message = typeof word === 'function' ? word(values[field]) : textOf(word, params)
    return [field, { type: code, message }]
  })
  return Object.fromEntries(told)
}
