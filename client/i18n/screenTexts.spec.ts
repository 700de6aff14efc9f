import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { withoutNotes } from '../../schema/rules/textNotes.ts'
import { declaredScreens } from '../testing/declaredScreens.ts'

/**
 * Every text that a screen or anything it imports names must come with it; a text that did not would show its name instead. A text that
 * nothing names is one that four languages keep for nobody.
 */

const client = path.resolve(import.meta.dirname, '..')
/** Rejections and lookups are told by codes and numbers that the rules name. */
const partOf = new Map(globSync('**/texts/*.en.json', { cwd: client }).flatMap(namesIn))

it.each(declaredScreens)('$page speaks only with texts it loads', ({ page, parts }) => {
  const known = new Set<string>(parts)
  const strangers = [...sourcesOf(page)].flatMap((file) =>
    textNames(file)
      .filter((name) => !known.has(partOf.get(name) ?? ''))
      .map((name) => `${path.relative(client, file)}: ${name}`),
  )
  expect(strangers).toEqual([])
})

it('says every text somewhere', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: client, exclude: ['testing/**', '**/*.spec.{ts,tsx}'] })
  const said = new Set(sources.flatMap((file) => textNames(path.join(client, file))))
  expect([...partOf.keys()].filter((name) => !said.has(name))).toEqual([])
})

function namesIn(file: string): [string, string][] {
  const texts = withoutNotes(JSON.parse(readFileSync(path.join(client, file), 'utf8')))
  return Object.keys(texts).map((name) => [name, path.basename(file, '.en.json')])
}

/** The texts a file names in quotes, and those that one of its templates may become. */
function textNames(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const whole = [...source.matchAll(/['"]([\w.]+)['"]/g)].map(([, name = '']) => name)
  const templates = [...source.matchAll(/`([a-z]\w*\.(?:[\w.]|\$\{[^}]*\})*)`/g)].map(([, parts = '']) =>
    patternOf(parts),
  )
  return [
    ...whole.filter((name) => partOf.has(name)),
    ...[...partOf.keys()].filter((name) => templates.some((template) => template.test(name))),
  ]
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('.', '[.]').replaceAll(/\$\{[^}]*\}/g, '[\\w.-]+')}$`)
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
        existsSync(to) && to.startsWith(client) && !/routes\.tsx$|areas\.ts$|Routes\.ts$|Pages\.ts$/.test(to),
    )
}
