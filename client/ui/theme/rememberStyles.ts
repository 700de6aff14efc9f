import type { SystemContext } from '@chakra-ui/react/styled-system'

/** More than the product uses; sizes computed at run time add new ones. */
const MOST_STYLES = 4_000

/**
 * The same system with memoization. The library rebuilds an element's recipe on every render, and so computes its style again and writes
 * every style key by key to find it among 500: together a fifth of the program's work on the office's pages.
 */
export function rememberStyles(system: SystemContext): SystemContext {
  const recipes = new WeakMap<object, unknown>()
  const styles = new Map<string, ReturnType<SystemContext['css']>>()
  const properties = new Map<string, boolean>()
  return {
    ...system,
    cva: ((definition) => kept(recipes, definition, () => system.cva(definition))) as SystemContext['cva'],
    css(...parts) {
      if (styles.size >= MOST_STYLES) styles.clear()
      return kept(styles, JSON.stringify(parts), () => system.css(...parts))
    },
    isValidProperty: (name) => kept(properties, name, () => system.isValidProperty(name)),
  }
}

interface Memory<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

function kept<Key, Value>(memory: Memory<Key, Value>, key: Key, make: () => Value): Value {
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = make()
  memory.set(key, made)
  return made
}
