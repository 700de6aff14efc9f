/**
 * What `npm run mutate` leaves as it is: sentences for operators, what tables of read models are called and made of, which shapes.spec.ts
 * and integration specs hold, and lists of all types of events, which the compiler holds complete.
 */
const DECLARED = ['columns', 'indexes', 'name', 'of', 'kind', 'version', 'categories']

export const strykerPlugins = [{ kind: 'Ignore', name: 'notMutated', value: { shouldIgnore } }]

/** Asked about every node of a file. @returns why it and what is in it stay as they are; undefined where they do not */
function shouldIgnore(path) {
  if (isSentence(path)) return 'a sentence for operators'
  if (isDeclaration(path)) return 'what a table is called and made of'
  if (isListOfTypes(path)) return 'the compiler holds it complete'
  if (isHandler(path)) return 'integration specs hold what a handler loads'
}

/** The message of an error, the title of an invariant, and what its check says when it fails. */
function isSentence(path) {
  const { parent, node } = path
  if (path.isNewExpression()) return /Error$/.test(node.callee.name ?? '')
  if (parent?.type !== 'CallExpression') return false
  const name = parent.callee.name ?? parent.callee.property?.name
  return (name === 'createTally' || name === 'check') && parent.arguments[1] === node
}

/** A property of a constant whose type is a table's or a projection's. */
function isDeclaration(path) {
  if (!path.isObjectProperty() || !DECLARED.includes(path.node.key.name)) return false
  const type = path.parentPath.parent.id?.typeAnnotation?.typeAnnotation
  return /Table$|^Projection$/.test(type?.typeName?.name ?? '')
}

/** The part of a verb's file that is not its decider. */
function isHandler(path) {
  return path.isFunctionDeclaration() && /^handle[A-Z]/.test(path.node.id?.name ?? '')
}

/** `{ 'day.taken': true, … }`, of which the names alone count. */
function isListOfTypes(path) {
  return (
    path.isObjectExpression() &&
    path.node.properties.length > 0 &&
    path.node.properties.every(({ key, value }) => key?.type === 'StringLiteral' && value?.value === true)
  )
}
