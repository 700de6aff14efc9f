import { escaped } from '../kernel/texts.ts'

/** HTML that is safe to send: every value put into it was escaped, unless it is such HTML itself. */
export class Markup {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}

type Value = string | number | Markup | readonly Markup[]

/** Builds HTML; values are escaped for text and for attributes in double quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(parts.map((part, place) => part + written(values[place] ?? '')).join(''))
}

function written(value: Value): string {
  if (value instanceof Markup) return value.toString()
  if (typeof value === 'object') return value.join('')
  return escaped(String(value))
}
