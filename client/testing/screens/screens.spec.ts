import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { crewPages } from '../../crew/crewPages.ts'
import { customerPages } from '../../customer/customerPages.ts'
import { visitorRoutes } from '../../customer/visitorRoutes.ts'
import { officePages } from '../../office/officePages.ts'
import { screens } from './screens.ts'

const states = Object.values(screens).flat()

it('has a screen for every route, and none for a route that is not there', () => {
  expect([...new Set(states.map(({ route }) => route))].sort()).toEqual(
    pathsOf([...visitorRoutes, ...customerPages, ...officePages, ...crewPages]).sort(),
  )
})

it('names every state once, as a file can be named', () => {
  const names = states.map(({ name }) => name)
  expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([])
  expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([])
})

it('says which address a route with parameters is opened at', () => {
  expect(states.filter(({ route, address }) => /[:*]/.test(route) && !address)).toEqual([])
})

/** Pages stand in layout routes without a path of their own. */
function pathsOf(branch: readonly RouteObject[]): string[] {
  return branch.flatMap(({ path = '', children }) => (children ? pathsOf(children) : [`/${path}`]))
}
