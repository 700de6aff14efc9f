import { localStore } from '../../../browser/storage.ts'
import { places } from '../places.ts'

/** The action of a key, if any. */
export type Wish =
  | { readonly name: 'menu' | 'help' | 'search' | 'leader' }
  | { readonly name: 'go'; readonly to: string }

interface Press {
  readonly key: string
  readonly hasCommand: boolean
  /** A letter belongs to the focused field. */
  readonly isTyping: boolean
  /** `g` was pressed right before. */
  readonly isLed: boolean
  readonly hasSingleKeys: boolean
}

/** Ctrl or Cmd + K: the menu. Single keys: / the search, ? the help, g and a letter a screen. */
export function wishOf({ key, hasCommand, isTyping, isLed, hasSingleKeys }: Press): Wish | undefined {
  if (hasCommand) return key.toLowerCase() === 'k' ? { name: 'menu' } : undefined
  if (isTyping || !hasSingleKeys) return undefined
  if (isLed) {
    const place = places.find((one) => one.key === key)
    return place && { name: 'go', to: place.to }
  }
  return single[key]
}

const single: Readonly<Record<string, Wish>> = {
  '/': { name: 'search' },
  '?': { name: 'help' },
  g: { name: 'leader' },
}

const name = 'admin.singleKeys'

/** Whether single keys act: people who press keys by accident, for example by voice, switch them off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return localStore.get(name) !== 'off'
}

export function chooseSingleKeys(isOn: boolean): void {
  if (isOn) localStore.remove(name)
  else localStore.set(name, 'off')
}
