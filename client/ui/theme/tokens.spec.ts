import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { system } from './system.ts'

const spacing =
  /\b(?:p|px|py|pt|pb|ps|pe|m|mx|my|mt|mb|ms|me|gap|rowGap|columnGap|padding\w*|margin\w*|inset\w*)(?:=|: )["']([^"']+)["']/g
const sizes =
  /\b(?:boxSize|width|height|minWidth|maxWidth|minHeight|maxHeight|inlineSize|blockSize)(?:=|: )["']([^"']+)["']/g

/** What CSS itself knows: lengths, functions, keywords, and several values at once. */
const css =
  /^(?:-?[\d.]+(?:px|rem|em|ch|%|vw|vh|dvh|cqi)|0|auto|none|full|inherit|(?:max|min|fit)-content|.*[(\s{].*)$/

const isToken = (category: 'spacing' | 'sizes', value: string) =>
  system.tokens.categoryMap.get(category)?.has(value.replace(/^-/, '')) === true

/** A value that is neither becomes invalid CSS, which nobody sees before somebody looks. */
it('names only lengths of the theme', async () => {
  const wrong: string[] = []
  // an SVG's own attributes are no style
  const exclude = ['**/*.spec.*', '**/*.generated.ts', '**/scene/**', '**/OfficeIcon.tsx']
  for await (const file of glob('client/**/*.{ts,tsx}', { exclude })) {
    const code = readFileSync(file, 'utf8')
    for (const [category, pattern] of [
      ['spacing', spacing],
      ['sizes', sizes],
    ] as const)
      for (const [style, value = ''] of code.matchAll(pattern))
        if (!css.test(value) && !isToken(category, value)) wrong.push(`${file}: ${style}`)
  }
  expect(wrong).toEqual([])
})
