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
import { buildSchema, lexicographicSortSchema, parse, printSchema, Source } from 'graphql'
import { ROOT, runScript, StepFailure } from './processes.mjs'

const SCHEMA_TYPES = 'client/api/schema.generated.ts'

await runScript(async () => {
  const isCheck = process.argv.includes('--check')
  const stale = []
  for (const { filename, content } of await generated()) {
    if (existsSync(path.join(ROOT, filename)) && read(filename) === content) continue
    stale.push(filename)
    if (!isCheck) writeFileSync(path.join(ROOT, filename), content)
  }
  if (!isCheck || stale.length === 0) return 0
  throw new StepFailure(`Not as npm run codegen writes them: ${stale.join(', ')}`)
})

/** Every file as it should be. @throws StepFailure that tells which document has a mistake, and where */
async function generated() {
  try {
    const outputs = await wanted()
    return await Promise.all(
      outputs.map(async (output) => ({ filename: output.filename, content: await codegen(output) })),
    )
  } catch (error) {
    throw new StepFailure(String(error))
  }
}

/** What is to be generated, as the generator asks for it. */
async function wanted() {
  const schemaAst = lexicographicSortSchema(buildSchema(read('schema/schema.graphql')))
  const common = {
    schemaAst,
    schema: parse(printSchema(schemaAst)),
    documents: globSync('client/**/*.graphql', { cwd: ROOT }).sort().map(documentAt),
    pluginMap: { operationTypes, typedDocuments },
    config: { strictScalars: true, useTypeImports: true, importExtension: '.ts' },
  }
  const schemaTypes = {
    ...common,
    filename: SCHEMA_TYPES,
    plugins: [{ operationTypes: { generateOperationTypes: false } }],
  }
  const besideDocuments = await preset.buildGeneratesSection({
    ...common,
    baseOutputDir: 'client/',
    presetConfig: {},
    plugins: [{ operationTypes: {} }, { typedDocuments: {} }],
    config: { ...common.config, importSchemaTypesFrom: SCHEMA_TYPES, inlineFragmentTypes: 'combine' },
  })
  return [schemaTypes, ...besideDocuments]
}

function documentAt(location) {
  const rawSDL = read(location)
  return { location, rawSDL, document: parse(new Source(rawSDL, location)) }
}

function read(file) {
  return readFileSync(path.join(ROOT, file), 'utf8')
}
