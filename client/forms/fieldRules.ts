import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { FieldFault } from '../../schema/rules/fieldFault.ts'
import { loadChunk } from '../browser/chunks.ts'
import { needTexts, textOf } from '../i18n/intlStore.ts'
import type { MessageId } from '../i18n/messageId.ts'

/** Own words of a form for a field and a fault, where "This field is required." would not say which; some depend on what was typed. */
export type FieldWords = Partial<
  Record<string, Partial<Record<FieldFault['code'], MessageId | ((value: unknown) => string)>>>
>

/** What is checked before a form is sent: the very rules the server checks again (schema/rules). */
export interface FormRules {
  readonly schema: z.ZodType
  readonly words?: FieldWords
}

/**
 * A form's resolver over shared rules. They and the server's words for a wrong value come once they are asked for, so that a visitor
 * page is drawn without them; the values stay as typed, because the server brings them into shape itself.
 * @param load such as `() => import('./registrationRules.ts')`, where `schema` and `words` are exported
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
 * Fetches rules ahead of time, such as when somebody begins to type, so that sending the form does not wait for them. What cannot be
 * fetched is told when it is sent.
 * @param loadSending where the code that sends it comes later too
 */
export function prepareRules(load: () => Promise<FormRules>, loadSending?: () => Promise<unknown>): void {
  void Promise.allSettled([loadAll(load), loadSending?.()])
}

/** @throws ChunkFailure when anything of it is missing */
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
