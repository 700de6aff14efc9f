import type { Language } from '../../schema/rules/enumerations.ts'

/** Texts by language; a part that is missing stays as it was entered (decision C11). */
export type Translations<Text> = Partial<Record<Language, Partial<Text>>>

export interface ServiceText {
  readonly name: string
  readonly description: string
  readonly specialNotice: string
}

export interface CheckPointText {
  readonly itemName: string
}

/** What customers read of a service, in one language. */
export interface ServiceWords {
  readonly name: string
  readonly description: string
  /** Something to know before booking, when there is something. */
  readonly specialNotice: string | undefined
}

/** The same as entered, with its translations. */
export interface ServiceShown extends ServiceWords {
  readonly translations: Translations<ServiceText>
}

/** A check point's text for customers: its name as entered, with its translations. */
export interface CheckPointShown extends CheckPointText {
  readonly translations: Translations<CheckPointText>
}

/** A service's texts in a language. */
export function serviceTextOf(service: ServiceShown, language: Language): ServiceWords {
  const own = service.translations[language] ?? {}
  return {
    name: own.name ?? service.name,
    description: own.description ?? service.description,
    specialNotice:
      service.specialNotice === undefined ? undefined : (own.specialNotice ?? service.specialNotice),
  }
}

/** A check point's name in a language. */
export function checkPointLabel(point: CheckPointShown, language: Language): string {
  return point.translations[language]?.itemName ?? point.itemName
}
