/**
 * `npm run codegen`: writes the types of every query of the web app beside its document, and those of the schema once. With
 * `--check` nothing is written, and it ends with 1 when a file is not as it should be.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codegen } from '@graphql-codegen/core'
import { preset } from '@graphql-codegen/near-operation-file-preset'
import * as typedDocuments from '@graphql-codegen/typed-document-node'
import * as operationTypes from '@graphql-codegen/typescript-operations'
import { buildSchema, lexicographicSortSchema, parse, printSchema } from 'graphql'
import { ROOT } from './processes.mjs'

const SCHEMA_TYPES = 'client/api/schema.generated.ts'

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8')

const schemaAst = lexicographicSortSchema(buildSchema(read('schema/schema.graphql')))
const common = {
  schemaAst,
  schema: parse(printSchema(schemaAst)),
  documents: globSync('client/**/*.graphql', { cwd: ROOT })
    .sort()
    .map((location) => ({ location, rawSDL: read(location), document: parse(read(location)) })),
  pluginMap: { operationTypes, typedDocuments },
  config: { strictScalars: true, useTypeImports: true, importExtension: '.ts' },
}

/** What is to be generated, as the generator asks for it. */
const outputs = [
  {
    ...common,
    filename: SCHEMA_TYPES,
    plugins: [{ operationTypes: { generateOperationTypes: false } }],
  },
  ...(await preset.buildGeneratesSection({
    ...common,
    baseOutputDir: 'client/',
    presetConfig: {},
    plugins: [{ operationTypes: {} }, { typedDocuments: {} }],
    config: { ...common.config, importSchemaTypesFrom: SCHEMA_TYPES, inlineFragmentTypes: 'combine' },
  })),
]

const stale = []
for (const { filename, ...output } of outputs) {
  const content = await codegen({ filename, ...output, importExtension: '.ts' })
  if (existsSync(path.join(ROOT, filename)) && read(filename) === content) continue
  stale.push(filename)
  if (!process.argv.includes('--check')) writeFileSync(path.join(ROOT, filename), content)
}
if (stale.length && process.argv.includes('--check')) {
  console.error(`Not as npm run codegen writes them: ${stale.join(', ')}`)
  process.exitCode = 1
}
