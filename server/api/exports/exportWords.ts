import en from '../../../schema/exports/en.json' with { type: 'json' }
import fr from '../../../schema/exports/fr.json' with { type: 'json' }
import ind from '../../../schema/exports/ind.json' with { type: 'json' }
import zh from '../../../schema/exports/zh.json' with { type: 'json' }
import type { Language } from '../../../schema/rules/enumerations.ts'
import { type Texts, translate } from '../../kernel/texts.ts'

/** Names a word of exported files: a column, or a value that no lookup list has. */
export type ExportWord = keyof typeof en

const texts: Texts<ExportWord> = { en, fr, zh, ind }

export function isExportWord(key: string): key is ExportWord {
  return key in en
}

/** The word in the reader's language; a word missing there is given in English (decision J8). */
export function exportWord(key: ExportWord, language: Language): string {
  return translate(texts, { key, language })
}
