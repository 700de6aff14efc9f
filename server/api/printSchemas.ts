import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { PROJECT_ROOT } from '../kernel/projectRoot.ts'
import { createSchema } from './graphql/schema.ts'
import { printContract } from './rest/openApi.ts'
import { restCalls } from './rest/restCalls.ts'

/**
 * `npm run build:schema`: writes the resolvers' schema to `schema/schema.graphql`, the source of the client's types, and the documented
 * calls to `schema/rest.yaml`.
 */
const printed = printSchema(lexicographicSortSchema(await createSchema()))
await writeFile(path.join(PROJECT_ROOT, 'schema', 'schema.graphql'), `${printed}\n`)
await writeFile(path.join(PROJECT_ROOT, 'schema', 'rest.yaml'), printContract(restCalls))
