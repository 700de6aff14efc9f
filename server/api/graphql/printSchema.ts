import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { PROJECT_ROOT } from '../../kernel/projectRoot.ts'
import { createSchema } from './schema.ts'

/** `npm run build:schema`: writes what the resolvers say to `schema/schema.graphql`, which the client is generated from. */
const printed = printSchema(lexicographicSortSchema(await createSchema()))
await writeFile(path.join(PROJECT_ROOT, 'schema', 'schema.graphql'), `${printed}\n`)
