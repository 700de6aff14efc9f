import { randomInt } from 'node:crypto'
import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import { type Chance, captchaDrawing, drawnCharacters } from './captchaDrawing.ts'

/** The next picture must not be predictable from the last one. */
const chance: Chance = () => randomInt(2 ** 32) / 2 ** 32

/** Unpredictable characters for a picture. */
export function newCharacters(): string {
  return drawnCharacters(chance)
}

/** A picture of the text, as PNG, never the same twice. */
export async function pictureOf(text: string): Promise<Buffer> {
  const picture = await renderAsync(captchaDrawing(text, chance), { font, logLevel: 'off' })
  return picture.asPng()
}

const { resolve } = createRequire(import.meta.url)

/** The fonts come with a package, because a server may have none. */
const font = {
  loadSystemFonts: false,
  fontFiles: ['Sans', 'Sans-Bold', 'Serif', 'Serif-Bold', 'SansMono', 'SansMono-Bold'].map((face) =>
    resolve(`dejavu-fonts-ttf/ttf/DejaVu${face}.ttf`),
  ),
}
