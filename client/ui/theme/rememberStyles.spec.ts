import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, type SystemContext, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { expect, it, vi } from 'vitest'
import { rememberStyles } from './rememberStyles.ts'

/** The library's own, with what is asked of it counted. */
function counted() {
  const own = createSystem(defaultBaseConfig)
  const watched = {
    ...own,
    css: vi.fn(own.css),
    cva: vi.fn(own.cva),
    isValidProperty: vi.fn(own.isValidProperty),
  }
  return { own, watched, system: rememberStyles(watched as SystemContext) }
}

it.each<[string, readonly (SystemStyleObject | undefined)[]]>([
  ['nothing', []],
  ['shorthands', [{ px: '4', bg: 'red' }]],
  ['widths of the window', [{ display: { base: 'none', md: 'block' }, gap: ['1', '2'] }]],
  ['states and other elements', [{ _hover: { color: 'blue' }, '& td': { p: '2 !important' } }]],
  ['parts over parts, some of them absent', [{ p: '1', m: '1' }, undefined, { p: '2' }]],
  ['the same parts the other way round', [{ p: '2' }, undefined, { p: '1', m: '1' }]],
  ['an absent value', [{ p: undefined, m: '1' }]],
])('%s looks as in the library, at first and ever after', (_what, parts) => {
  const { own, system } = counted()
  const expected = own.css(...parts)
  expect([system.css(...parts), system.css(...parts)]).toEqual([expected, expected])
})

it('works a style out once, however often its object is made', () => {
  const { watched, system } = counted()
  for (let drawing = 0; drawing < 3; drawing++) system.css({ p: '1' }, { m: `${drawing % 2}` })
  expect(watched.css).toHaveBeenCalledTimes(2)
})

it('does not grow for as long as it runs', () => {
  const { watched, system } = counted()
  const drawAt = (left: number) => system.css({ left: `${left}px` })
  for (let left = 0; left < 4_000; left++) drawAt(left)
  drawAt(0)
  expect(watched.css).toHaveBeenCalledTimes(4_000 + 1)
})

it('makes a recipe once for its definition', () => {
  const { own, watched, system } = counted()
  const definition = { base: { p: '1' }, variants: { size: { large: { p: '4' } } } }
  expect(system.cva(definition)).toBe(system.cva(definition))
  expect(watched.cva).toHaveBeenCalledTimes(1)
  expect(system.cva(definition)({ size: 'large' })).toEqual(own.cva(definition)({ size: 'large' }))
})

it('knows which properties are styles', () => {
  const { watched, system } = counted()
  for (let drawing = 0; drawing < 2; drawing++)
    expect(['px', 'href'].map(system.isValidProperty)).toEqual([true, false])
  expect(watched.isValidProperty).toHaveBeenCalledTimes(2)
})
