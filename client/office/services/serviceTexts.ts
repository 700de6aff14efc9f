import type { SaveServiceTextsInput, ServiceTranslationInput } from '../../api/schema.generated.ts'
import { type OtherLanguage, otherLanguages } from './itemForms.ts'
import type { ServiceRowFragment } from './services.generated.ts'

interface Words {
  readonly name: string
  readonly description: string
  readonly specialNotice: string
}

/** The words of a service as the form has them, English first. */
export type TextValues = Words & Readonly<Record<OtherLanguage, Words>>

export function textFormOf(service: ServiceRowFragment): TextValues {
  const wordsIn = (language: OtherLanguage) =>
    wordsOf(service.translations.find((translation) => translation.language === language))
  return {
    ...wordsOf(service),
    French: wordsIn('French'),
    Chinese: wordsIn('Chinese'),
    Hindi: wordsIn('Hindi'),
  }
}

/** As GraphQL takes them; a language without a word is left out, one that the form does not show stays. */
export function textInputOf(
  values: TextValues,
  service: Pick<ServiceRowFragment, 'translations'>,
): Omit<SaveServiceTextsInput, 'serviceId' | 'version'> {
  const { name, description, specialNotice } = values
  const shown: readonly string[] = otherLanguages
  const kept = service.translations
    .filter(({ language }) => !shown.includes(language))
    .map(({ language, ...words }): ServiceTranslationInput => ({ language, ...wordsOf(words) }))
  const typed = otherLanguages.flatMap((language): ServiceTranslationInput[] => {
    const words = wordsOf(values[language])
    return Object.values(words).some((word) => word.trim()) ? [{ language, ...words }] : []
  })
  return { name, description, specialNotice, translations: [...kept, ...typed] }
}

function wordsOf(words?: { readonly [Key in keyof Words]?: string | null }): Words {
  return {
    name: words?.name ?? '',
    description: words?.description ?? '',
    specialNotice: words?.specialNotice ?? '',
  }
}
