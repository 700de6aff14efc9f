const name = 'admin.singleKeys'

/** Whether single keys act: somebody whose voice or hands press keys by chance switches them off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(name) !== 'off'
}

export function chooseSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(name)
  else localStorage.setItem(name, 'off')
}
