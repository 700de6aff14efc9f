import { localStore } from '../browser/storage.ts'

export type ColourMode = 'light' | 'dark'

const key = 'colorMode'

/** The mode on the page; `firstPaint.js` set it before anything was drawn. */
export function colourMode(): ColourMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** Switches the page and keeps the choice for the next visit. */
export function chooseColourMode(mode: ColourMode): void {
  localStore.set(key, mode)
  show(mode)
}

/** Follows the system as long as nobody chose; gives back how to stop. */
export function followSystem(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => {
    if (!localStore.get(key)) show(system.matches ? 'dark' : 'light')
  }
  system.addEventListener('change', follow)
  return () => system.removeEventListener('change', follow)
}

function show(mode: ColourMode): void {
  const { classList, style } = document.documentElement
  classList.toggle('dark', mode === 'dark')
  classList.toggle('light', mode === 'light')
  style.colorScheme = mode
}
