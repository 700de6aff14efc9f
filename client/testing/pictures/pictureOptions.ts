import { parseArgs } from 'node:util'
import { type Language, languages } from '../../../schema/rules/enumerations.ts'

/** `forced`: a contrast theme of the system's, with colours of the person's own. */
const modes = ['light', 'dark', 'forced'] as const
type PictureMode = (typeof modes)[number]

/** What `npm run pictures` is asked for. */
export interface PictureOptions {
  readonly language: Language
  /** Widths of the window in pixels. */
  readonly widths: readonly number[]
  readonly modes: readonly PictureMode[]
  /** Size of all text in percent of the browser's own. */
  readonly text: number
  /** Beginnings of the names of screens; every screen without. */
  readonly only: readonly string[]
}

/**
 * Reads `[--language fr] [--width 320]… [--mode dark]… [--text 200] [NAME]…`; 390 and 1280 px, light and dark, in English unless told.
 * @throws Error with a sentence for the person who asked
 */
export function readPictureOptions(args: readonly string[]): PictureOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      language: { type: 'string', default: 'en' },
      width: { type: 'string', multiple: true, default: ['390', '1280'] },
      mode: { type: 'string', multiple: true, default: ['light', 'dark'] },
      text: { type: 'string', default: '100' },
    },
  })
  return {
    language: oneOf('--language', languages, values.language),
    widths: values.width.map((width) => wholeNumber('--width', width)),
    modes: values.mode.map((mode) => oneOf('--mode', modes, mode)),
    text: wholeNumber('--text', values.text),
    only: positionals,
  }
}

/** NAME-WIDTH-MODE.png; what differs from the usual English pictures is told at the end, so that those are not replaced. */
export function pictureFile(
  name: string,
  { width, mode, language, text }: Pick<PictureOptions, 'language' | 'text'> & PictureSize,
): string {
  const special = [language === 'en' ? '' : language, text === 100 ? '' : `text${text}`]
  return `${[name, width, mode, ...special].filter(Boolean).join('-')}.png`
}

/** What a picture is taken at. */
export interface PictureSize {
  readonly width: number
  readonly mode: PictureMode
}

function oneOf<Choice extends string>(name: string, choices: readonly Choice[], text: string): Choice {
  const found = choices.find((choice) => choice === text)
  if (!found) throw new Error(`${name} is one of ${choices.join(', ')}, not ${text}.`)
  return found
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{1,3}$/.test(text)) throw new Error(`${name} is a whole number from 10 to 9999, not ${text}.`)
  return Number(text)
}
