import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TextPart } from '../i18n/messageId.ts'

/** A screen's file and the parts of the texts that are there when it is shown. */
export interface DeclaredScreen {
  readonly page: string
  readonly parts: readonly TextPart[]
}

const client = path.resolve(import.meta.dirname, '..')
/** The texts that are there before any screen of an area. */
const always: Readonly<Record<string, readonly TextPart[]>> = {
  customer: ['site', 'signedIn'],
  office: ['site', 'signedIn', 'office'],
  crew: ['site', 'signedIn', 'crew'],
}
const visitorsFile = 'customer/visitorRoutes.ts'
const declared = /import\('([^']+Page\.tsx)'\)(?:,([^)]*))?/g

/** Every screen, as the files of routes declare it. */
export const declaredScreens: readonly DeclaredScreen[] = globSync(
  `{${Object.keys(always).join()}}/**/*{Routes,Pages}.ts`,
  { cwd: client },
).flatMap(screensIn)

function screensIn(routeFile: string): DeclaredScreen[] {
  const file = path.join(client, routeFile)
  const [area = ''] = routeFile.split('/')
  const there: readonly TextPart[] = routeFile === visitorsFile ? ['site'] : (always[area] ?? [])
  return [...readFileSync(file, 'utf8').matchAll(declared)].map(([, page = '', named = '']) => ({
    page: path.resolve(path.dirname(file), page),
    parts: [...there, ...[...named.matchAll(/'(\w+)'/g)].map(([, part = '']) => part as TextPart)],
  }))
}
