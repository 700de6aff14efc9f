import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, type GraphQLObjectType, getNullableType } from 'graphql'
import { PROJECT_ROOT } from '../kernel/projectRoot.ts'

const schema = buildSchema(readFileSync(path.join(PROJECT_ROOT, 'schema', 'schema.graphql'), 'utf8'))

/** Writes operations with one root field, which takes each of the field's arguments as a variable of its name. */
function operations(kind: 'query' | 'mutation', type: GraphQLObjectType | null | undefined) {
  return (field: string): string => {
    const [root = ''] = field.split(' ', 1)
    const known = type?.getFields()[root]
    if (known === undefined) throw new Error(`the schema has no ${kind} ${root}`)
    const declared = known.args.map(
      ({ name, type, defaultValue }) =>
        `$${name}: ${defaultValue === undefined ? type : getNullableType(type)}`,
    )
    const passed = known.args.map(({ name }) => `${name}: $${name}`)
    const [variables, given] = [declared, passed].map((each) =>
      each.length > 0 ? `(${each.join(', ')})` : '',
    )
    const name = root.replace(/^./, (letter) => letter.toUpperCase())
    return `${kind} ${name}${variables} { ${field.replace(root, root + given)} }`
  }
}

/** @param field the root field with its selection, such as `order { orderNo status }` */
export const query = operations('query', schema.getQueryType())
/** @param field the root field with its selection */
export const mutation = operations('mutation', schema.getMutationType())
