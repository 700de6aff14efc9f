import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type DefinitionNode, Kind, parse, print, visit } from 'graphql'
import { PROJECT_ROOT } from '../../server/kernel/projectRoot.ts'

/**
 * An operation of the web app with its fragments, read from the app's own documents, so that the benchmark measures what pages wait for.
 * @throws Error for an unknown name
 */
export function pageQuery(operation: string): string {
  const wanted = [find(Kind.OPERATION_DEFINITION, operation)]
  // grows while it is gone through
  for (const definition of wanted)
    for (const name of spreadIn(definition))
      if (!wanted.some((one) => 'name' in one && one.name?.value === name))
        wanted.push(find(Kind.FRAGMENT_DEFINITION, name))
  return wanted.map(print).join('\n')
}

function find(kind: DefinitionNode['kind'], name: string): DefinitionNode {
  const found = definitions.find((one) => one.kind === kind && 'name' in one && one.name?.value === name)
  if (found === undefined) throw new Error(`The web app has no ${name}`)
  return found
}

function spreadIn(definition: DefinitionNode): readonly string[] {
  const names: string[] = []
  visit(definition, { FragmentSpread: ({ name }) => void names.push(name.value) })
  return names
}

const definitions = globSync('client/**/*.graphql', { cwd: PROJECT_ROOT }).flatMap(
  (file) => parse(readFileSync(path.join(PROJECT_ROOT, file), 'utf8')).definitions,
)
