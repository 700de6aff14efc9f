import en from '../../schema/lookups/en.json' with { type: 'json' }
import fr from '../../schema/lookups/fr.json' with { type: 'json' }
import ind from '../../schema/lookups/ind.json' with { type: 'json' }
import zh from '../../schema/lookups/zh.json' with { type: 'json' }
import type { Language } from '../../schema/rules/enumerations.ts'
import type { RankTitle } from '../../schema/rules/ranks.ts'

const labels: Record<Language, Readonly<Record<string, string>>> = { en, fr, zh, ind }

/**
 * What a property condition is called, such as "Corner lot" for area attribute 5 (decisions B5, B9).
 * @returns "Unknown" in the language for ids nobody named
 */
export function propertyLabel(condType: number, propertyAttr: number, language: Language): string {
  return labelOf(`property.${condType}.${propertyAttr}`, language)
}

/** What a rank's title is called in a language (decision H6). */
export function rankTitleLabel(title: RankTitle, language: Language): string {
  return labelOf(`rank.${title}`, language)
}

function labelOf(key: string, language: Language): string {
  return labels[language][key] ?? labels[language].unknown ?? ''
}
