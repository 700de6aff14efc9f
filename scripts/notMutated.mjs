/**
 * Code that `npm run mutate` skips: texts for operators, names and shapes of read models' tables, which shapes.spec.ts and integration
 * specs check, and lists of all event types, which the compiler checks.
 */
const DECLARED = ['into', 'columns', 'indexes', 'name', 'of', 'kind', 'version', 'categories']

export const strykerPlugins = [{ kind: 'Ignore', name: 'notMutated', value: { shouldIgnore } }]

/** Called for every node of a file. @returns why the node and its children are skipped; undefined if they are not */
function shouldIgnore(path) {
  if (isSentence(path)) return 'a sentence for operators'
  if (isDeclaration(path)) return 'what a table is called and made of'
  if (isListOfTypes(path)) return 'the compiler holds it complete'
  if (isHandler(path)) return 'integration specs hold what a handler loads'
}

/** The message of an error, and the title and violations of an invariant. */
function isSentence(path) {
  const { parent, node } = path
  if (path.isNewExpression()) return /Error$/.test(node.callee.name ?? '')
  if (parent?.type !== 'CallExpression') return false
  const name = parent.callee.name ?? parent.callee.property?.name
  return (name === 'createTally' || name === 'check') && parent.arguments[1] === node
}

/** A property of a constant whose type is a table's, a projection's or a sink's. */
function isDeclaration(path) {
  if (!path.isObjectProperty() || !DECLARED.includes(path.node.key.name)) return false
  const type = path.parentPath.parent.id?.typeAnnotation?.typeAnnotation
  return /Table$|^(Projection|Sink)$/.test(type?.typeName?.name ?? '')
}

/** The part of a verb's file that is not its decider: what waits, and the private functions below it. */
function isHandler(path) {
  if (!path.isFunctionDeclaration()) return false
  const { node, container } = path
  return waits(node) || (Array.isArray(container) && container.slice(0, path.key).some(isWaiting))
}

function isWaiting(statement) {
  return waits(statement.declaration ?? statement)
}

function waits({ type, async, id }) {
  return type === 'FunctionDeclaration' && (async || /^handle[A-Z]/.test(id?.name ?? ''))
}

/** `{ 'day.taken': true, … }`, of which the names alone count. */
function isListOfTypes(path) {
  return (
    path.isObjectExpression() &&
    path.node.properties.length > 0 &&
    path.node.properties.every(({ key, value }) => key?.type === 'StringLiteral' && value?.value === true)
  )
}
