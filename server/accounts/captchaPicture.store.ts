import { randomInt } from 'node:crypto'
import svgCaptcha from 'svg-captcha'
import { businessRules } from '../../schema/rules/businessRules.ts'

/** Neither 0 and O nor 1, I and L, nor what a turned letter looks like: nobody is to guess what was meant. */
const CHARACTERS = 'ABCDEFGHJKMNPQRTUVWXY346789'

/** Characters for a picture, drawn so that nobody can foretell the next ones. */
export function drawnCharacters(): string {
  const places = Array.from({ length: businessRules.captcha.characters })
  return places.map(() => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
}

/** A picture of the text, as SVG: paths without any letter in them. */
export function pictureOf(text: string): string {
  return draw(text, { width: 200, height: 64, fontSize: 58, noise: 3, color: true, background: '#f4f7f5' })
}

/** The package exports the function that draws a given text, and its types leave that out. */
const draw = svgCaptcha as unknown as (text: string, options: object) => string
