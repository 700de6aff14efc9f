import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { serverParts, type TextPart, textParts } from './textParts.ts'

/** Every text that a screen or anything it imports names must come with it; a text that did not would show its name instead. */

const client = path.resolve(import.meta.dirname, '..')
/** Where screens are declared, with the texts that are there before any of them. */
const routeFiles: Readonly<Record<string, readonly TextPart[]>> = {
  'visitorRoutes.ts': ['site'],
  'customerPages.ts': ['site', 'signedIn'],
  'booking/bookingRoutes.ts': ['site', 'signedIn'],
  'orders/orderRoutes.ts': ['site', 'signedIn'],
  'privacy/privacyRoutes.ts': ['site', 'signedIn'],
  'profile/profileRoutes.ts': ['site', 'signedIn'],
  'addresses/addressRoutes.ts': ['site', 'signedIn'],
  'histories/historyRoutes.ts': ['site', 'signedIn'],
}
const declared = /import\('([^']+Page\.tsx)'\)(?:,([^)]*))?/g

/** Rejections and lookups are told by codes and numbers that the rules name. */
const partOf = new Map(textParts.filter((part) => !serverParts.includes(part)).flatMap(namesOfPart))

it.each(Object.entries(routeFiles).flatMap(screensIn))(
  '$page speaks only with texts it loads',
  ({ page, parts }) => {
    const known = new Set<string>(parts)
    const strangers = [...sourcesOf(page)].flatMap((file) =>
      textNames(file)
        .filter((name) => !known.has(partOf.get(name) ?? ''))
        .map((name) => `${path.relative(client, file)}: ${name}`),
    )
    expect(strangers).toEqual([])
  },
)

function screensIn([routeFile, always]: [string, readonly TextPart[]]) {
  const file = path.join(client, 'features/customer', routeFile)
  return [...readFileSync(file, 'utf8').matchAll(declared)].map(([, page = '', parts = '']) => ({
    page: path.resolve(path.dirname(file), page),
    parts: [...always, ...[...parts.matchAll(/'(\w+)'/g)].map(([, part = '']) => part)],
  }))
}

function namesOfPart(part: TextPart): [string, TextPart][] {
  const file = path.join(import.meta.dirname, part, 'en.json')
  return Object.keys(JSON.parse(readFileSync(file, 'utf8'))).map((name) => [name, part])
}

/** The texts a file names in quotes, and those that begin like one of its templates. */
function textNames(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const whole = [...source.matchAll(/['"]([\w.]+)['"]/g)].map(([, name = '']) => name)
  const begun = [...source.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g)].map(([, start = '']) => start)
  return [
    ...whole.filter((name) => partOf.has(name)),
    ...[...partOf.keys()].filter((name) => begun.some((start) => name.startsWith(start))),
  ]
}

function sourcesOf(page: string): ReadonlySet<string> {
  const reached = new Set([page])
  for (const file of reached) for (const next of importsOf(file)) reached.add(next)
  return reached
}

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)]
    .map(([, to = '']) => path.resolve(path.dirname(file), to))
    .filter(
      (to) =>
        existsSync(to) && to.startsWith(client) && !/routes\.tsx$|Routes\.ts$|customerPages\.ts$/.test(to),
    )
}
