import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { PROJECT_ROOT } from '../kernel/projectRoot.ts'
import { createSchema } from './graphql/schema.ts'
import { printContract } from './rest/openApi.ts'
import { restCalls } from './rest/restCalls.ts'

/**
 * `npm run build:schema`: writes what the resolvers say to `schema/schema.graphql`, which the client is generated from, and what the
 * documented calls say to `schema/rest.yaml`.
 */
const printed = printSchema(lexicographicSortSchema(await createSchema()))
await writeFile(path.join(PROJECT_ROOT, 'schema', 'schema.graphql'), `${printed}\n`)
await writeFile(path.join(PROJECT_ROOT, 'schema', 'rest.yaml'), printContract(restCalls))
