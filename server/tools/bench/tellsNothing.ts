/** What carries the entries of a list, in either door's answers. */
const listNames = ['edges', 'items', 'orderSet']

/**
 * Whether an answer holds none of what was asked for: such a call is quick whatever the product does.
 * @param body of either door: a GraphQL answer with one root field, or a documented reply
 */
export function tellsNothing(body: unknown): boolean {
  const { data } = (body ?? {}) as { readonly data?: object }
  return isNothing(data === undefined ? body : Object.values(data)[0])
}

/** Null, an empty list, or an object whose list is empty; of the objects of one field, that field. */
function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object') return false
  const fields = Object.entries(value)
  const lists = fields.filter(([name, field]) => listNames.includes(name) || Array.isArray(field))
  const shells = fields.filter(([name]) => name === 'allData')
  if (shells.length > 0) return shells.every(([, field]) => isNothing(field))
  return lists.length > 0 && lists.every(([, field]) => isNothing(field))
}
