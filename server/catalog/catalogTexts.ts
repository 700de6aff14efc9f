import type { Language } from '../../schema/rules/enumerations.ts'

type Translated<Text> = { readonly translations: Partial<Record<Language, Partial<Text>>> }

/** What a customer reads of a service in a language; each part that has no translation stays as it was entered (decision C11). */
export function serviceTextOf(
  service: ServiceWords & Translated<Record<'name' | 'description' | 'specialNotice', string>>,
  language: Language,
): ServiceWords {
  const own = service.translations[language] ?? {}
  return {
    name: own.name ?? service.name,
    description: own.description ?? service.description,
    specialNotice:
      service.specialNotice === undefined ? undefined : (own.specialNotice ?? service.specialNotice),
  }
}

export interface ServiceWords {
  readonly name: string
  readonly description: string
  /** Something to know before booking, when there is something. */
  readonly specialNotice: string | undefined
}

/** What a check point is called in a language. */
export function checkPointLabel(
  point: { readonly itemName: string } & Translated<{ readonly itemName: string }>,
  language: Language,
): string {
  return point.translations[language]?.itemName ?? point.itemName
}
