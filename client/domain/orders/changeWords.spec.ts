import { isSelectElement, parse } from '@formatjs/icu-messageformat-parser'
import { expect, it } from 'vitest'
import { languages, OrderAction } from '../../../schema/rules/enumerations.ts'

const files = import.meta.glob<Record<string, string>>('./texts/orders.*.json', {
  import: 'default',
  eager: true,
})

it.each(languages)('the story of an order says in %s what each change was', (language) => {
  const [words] = parse(files[`./texts/orders.${language}.json`]?.['orders.change'] ?? '')
  const said = words && isSelectElement(words) ? Object.keys(words.options) : []
  expect(said).toEqual(expect.arrayContaining(Object.keys(OrderAction)))
})
