import en from '../../schema/lookups/en.json' with { type: 'json' }
import fr from '../../schema/lookups/fr.json' with { type: 'json' }
import ind from '../../schema/lookups/ind.json' with { type: 'json' }
import zh from '../../schema/lookups/zh.json' with { type: 'json' }
import type { Language } from '../../schema/rules/enumerations.ts'
import type { RankTitle } from '../../schema/rules/ranks.ts'

const labels: Record<Language, Readonly<Record<`rank.${RankTitle}`, string>>> = { en, fr, zh, ind }

/** What a rank's title is called in a language (decision H6). */
export function rankTitleLabel(title: RankTitle, language: Language): string {
  return labels[language][`rank.${title}`]
}
