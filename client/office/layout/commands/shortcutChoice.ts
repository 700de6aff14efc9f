import { localStore } from '../../../browser/storage.ts'

const name = 'admin.singleKeys'

/** Whether single keys act: people who press keys by accident, for example by voice, switch them off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return localStore.get(name) !== 'off'
}

export function chooseSingleKeys(isOn: boolean): void {
  if (isOn) localStore.remove(name)
  else localStore.set(name, 'off')
}
