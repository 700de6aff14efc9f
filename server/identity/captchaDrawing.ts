import { businessRules } from '../../schema/rules/businessRules.ts'

/** Without similar characters: neither 0 and O nor 1, I and L, nor what a turned or bent letter looks like. */
const CHARACTERS = 'ABCDEFGHKMNPQRTUVWXY346789'

/** Randomness as an argument: gives an unpredictable number from 0 up to, not including, 1. */
export type Chance = () => number

/** In pixels: twice what the page shows, so that letters are sharp on fine screens. */
const captchaSize = { width: 400, height: 128 } as const

/** The faces that letters are drawn in. */
const captchaFaces = ['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Mono'] as const

const { width, height } = captchaSize
/** Dark on light in both modes: the picture has its own background. */
const INKS = ['#123f33', '#3b2a63', '#5a2331', '#1d3a63', '#46390f']
const PAPER = '#eef3f0'

/** The characters of a picture. */
export function drawnCharacters(chance: Chance): string {
  return times(businessRules.captcha.characters, () => oneOf([...CHARACTERS], chance)).join('')
}

/**
 * Draws a text (decision L13) as SVG, which is then rendered to pixels: touching letters of changing face, size, slant and turn, crossed by
 * strokes of the same ink and of background, and bent as a whole by two waves of noise.
 */
export function captchaDrawing(text: string, chance: Chance): string {
  const ink = oneOf(INKS, chance)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<filter id="bend" x="0" y="0" width="${width}" height="${height}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
${bending({ length: 85, strength: 42, chance })}
${bending({ length: 26, strength: 7, chance })}
</filter>
<mask id="cuts" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#fff"/>${strokes(2, { ink: '#000', least: 2, most: 3, chance })}
</mask>
</defs>
<rect width="100%" height="100%" fill="${PAPER}"/>
${times(24, () => fibre(ink, chance)).join('')}
<g filter="url(#bend)"><g mask="url(#cuts)" fill="${ink}">${letters(text, chance)}${strokes(2, { ink, least: 2, most: 3, chance })}</g></g>
${times(300, () => speck(oneOf([ink, PAPER], chance), chance)).join('')}
</svg>`
}

/** Displaces every point by noise. @param length of a wave, and strength of the displacement, in pixels */
function bending(wave: { readonly length: number; readonly strength: number; readonly chance: Chance }) {
  const between = spanOf(wave.chance)
  const frequencies = [1, 1].map(() => (between(0.8, 1.2) / wave.length).toFixed(4)).join(' ')
  return `<feTurbulence type="fractalNoise" baseFrequency="${frequencies}" numOctaves="1" seed="${Math.floor(between(1, 1e6))}" /><feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1" result="cloud${wave.length}"/>
<feDisplacementMap ${wave.length > 50 ? 'in="SourceGraphic" ' : 'in="bent85" '}in2="cloud${wave.length}" scale="${between(0.85, 1.15) * wave.strength}" xChannelSelector="R" yChannelSelector="G" result="bent${wave.length}"/>`
}

function letters(text: string, chance: Chance): string {
  const between = spanOf(chance)
  const all = [...text]
  const step = Math.min(64, (width - 80) / all.length)
  const start = (width - step * (all.length - 1)) / 2
  return all
    .map((letter, place) => {
      const [x, y] = [start + place * step + between(-4, 4), height / 2 + between(-8, 8)]
      const turn = `rotate(${between(-22, 22)}) skewX(${between(-14, 14)}) scale(${between(0.85, 1.1)} ${between(0.9, 1.1)})`
      const face = `font-family="${oneOf([...captchaFaces], chance)}" font-weight="${oneOf(['400', '700'], chance)}"`
      const size = step * between(1.25, 1.45)
      return `<text ${face} font-size="${size}" text-anchor="middle" transform="translate(${x} ${y}) ${turn} translate(0 ${size * 0.36})">${escaped(letter)}</text>`
    })
    .join('')
}

interface Strokes {
  readonly ink: string
  /** Widths in pixels. */
  readonly least: number
  readonly most: number
  readonly chance: Chance
}

/** From side to side, across the letters. */
function strokes(count: number, { ink, least, most, chance }: Strokes): string {
  const between = spanOf(chance)
  const y = () => between(height * 0.2, height * 0.8)
  const bow = () =>
    `M${between(0, 50)} ${y()}C${width * 0.33} ${y()} ${width * 0.66} ${y()} ${width - between(0, 50)} ${y()}`
  return times(
    count,
    () => `<path d="${bow()}" fill="none" stroke="${ink}" stroke-width="${between(least, most)}"/>`,
  ).join('')
}

/** A thin, faint arc behind the letters. */
function fibre(ink: string, chance: Chance): string {
  const between = spanOf(chance)
  const [x, y] = [between(0, width), between(0, height)]
  const way = times(2, () => `${between(-60, 60)} ${between(-60, 60)}`).join(' ')
  return `<path d="M${x} ${y}q${way}" fill="none" stroke="${ink}" stroke-opacity="${between(0.2, 0.45)}" stroke-width="${between(1, 3)}"/>`
}

function speck(ink: string, chance: Chance): string {
  const between = spanOf(chance)
  return `<rect x="${between(0, width)}" y="${between(0, height)}" width="${between(1, 3)}" height="${between(1, 3)}" fill="${ink}"/>`
}

function spanOf(chance: Chance): (least: number, most: number) => number {
  return (least, most) => least + (most - least) * chance()
}

function oneOf<Value>(values: readonly [Value, ...Value[]] | readonly Value[], chance: Chance): Value {
  return values[Math.floor(chance() * values.length)] as Value
}

function times<Value>(count: number, make: () => Value): Value[] {
  return Array.from({ length: count }, make)
}

function escaped(letter: string): string {
  return `&#${letter.codePointAt(0)};`
}
