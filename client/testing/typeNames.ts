import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  getNamedType,
  getOperationAST,
  isObjectType,
  parse,
  type SelectionSetNode,
} from 'graphql'

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'))

/**
 * What a server adds to an answer: the name of each object's type, by which the client's cache tells what a fragment is about. A name
 * that the answer has already stays.
 */
export function withTypeNames(query: string, data: unknown): unknown {
  const document = parse(query)
  const operation = getOperationAST(document)
  if (!operation) return data
  return namedAs(data, {
    document,
    type: schema.getRootType(operation.operation) ?? undefined,
    selected: operation.selectionSet,
  })
}

interface Place {
  readonly document: DocumentNode
  readonly type: GraphQLNamedType | undefined
  readonly selected: SelectionSetNode | undefined
}

function namedAs(value: unknown, place: Place): unknown {
  if (Array.isArray(value)) return value.map((item) => namedAs(item, place))
  const { document, type, selected } = place
  if (!isObjectType(type) || !selected || typeof value !== 'object' || value === null) return value
  const fields = fieldsIn(selected, document)
  const named = Object.entries(value).map(([key, item]) => {
    const field = fields.find(({ alias, name }) => (alias ?? name).value === key)
    const declared = field && type.getFields()[field.name.value]
    const inner = declared && { document, type: getNamedType(declared.type), selected: field.selectionSet }
    return [key, inner ? namedAs(item, inner) : item]
  })
  return { __typename: type.name, ...Object.fromEntries(named) }
}

/** The fields of a selection and of the fragments in it; a field that several of them have comes once, with all that is asked of it. */
function fieldsIn(selected: SelectionSetNode, document: DocumentNode): FieldNode[] {
  const fields = selected.selections.flatMap((selection) => {
    if (selection.kind === 'Field') return [selection]
    if (selection.kind === 'InlineFragment') return fieldsIn(selection.selectionSet, document)
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === 'FragmentDefinition' && definition.name.value === selection.name.value,
    )
    return fragment?.kind === 'FragmentDefinition' ? fieldsIn(fragment.selectionSet, document) : []
  })
  return [...Map.groupBy(fields, ({ alias, name }) => (alias ?? name).value).values()].map(merged)
}

function merged(same: FieldNode[]): FieldNode {
  const [first] = same as [FieldNode]
  const selections = same.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
  return first.selectionSet ? { ...first, selectionSet: { ...first.selectionSet, selections } } : first
}
