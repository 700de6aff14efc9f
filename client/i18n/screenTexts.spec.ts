import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { declaredScreens } from '../testing/declaredScreens.ts'

/** Every text that a screen or anything it imports names must come with it; a text that did not would show its name instead. */

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

function namesIn(file: string): [string, string][] {
  const texts = JSON.parse(readFileSync(path.join(client, file), 'utf8'))
  return Object.keys(texts).map((name) => [name, path.basename(file, '.en.json')])
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
        existsSync(to) && to.startsWith(client) && !/routes\.tsx$|areas\.ts$|Routes\.ts$|Pages\.ts$/.test(to),
    )
}
