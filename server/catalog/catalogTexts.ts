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

/** The same as it was entered, and what of it is translated. */
export interface ServiceShown extends ServiceWords {
  readonly translations: Translations<ServiceText>
}

/** What customers read of a check point: its name as it was entered, and what of it is translated. */
export interface CheckPointShown extends CheckPointText {
  readonly translations: Translations<CheckPointText>
}

/** What a customer reads of a service in a language. */
export function serviceTextOf(service: ServiceShown, language: Language): ServiceWords {
  const own = service.translations[language] ?? {}
  return {
    name: own.name ?? service.name,
    description: own.description ?? service.description,
    specialNotice:
      service.specialNotice === undefined ? undefined : (own.specialNotice ?? service.specialNotice),
  }
}

/** What a check point is called in a language. */
export function checkPointLabel(point: CheckPointShown, language: Language): string {
  return point.translations[language]?.itemName ?? point.itemName
}
