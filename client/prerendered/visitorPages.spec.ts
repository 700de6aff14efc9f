import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { visitorRoutes } from '../customer/visitorRoutes.ts'
import { visitorsOnly } from '../session/guards.ts'
import { visitorPages } from './visitorPages.ts'

const source = readFileSync(path.join(import.meta.dirname, '../customer/visitorRoutes.ts'), 'utf8')

it.each(visitorPages)(
  '$path is drawn as its route shows it',
  ({ path: address, isForVisitorsOnly, ...page }) => {
    const route = visitorRoutes.find((each) => (each.index ? '/' : `/${each.path}`) === address)
    expect(route).toBeDefined()
    expect(route?.loader === visitorsOnly).toBe(isForVisitorsOnly ?? false)
    const [found, texts = ''] =
      new RegExp(`import\\('\\./${page.screen}'\\)((?:,\\s*'\\w+')*)`).exec(source) ?? []
    expect(found).toBeDefined()
    expect([...texts.matchAll(/'(\w+)'/g)].map(([, part]) => part)).toEqual(page.parts ?? [])
  },
)
