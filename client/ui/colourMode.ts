export type ColourMode = 'light' | 'dark'

const key = 'colorMode'
const listeners = new Set<() => void>()

/** The mode on the page; `firstPaint.js` set it before anything was drawn. */
export function colourMode(): ColourMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** Switches the page and keeps the choice for the next visit. */
export function chooseColourMode(mode: ColourMode): void {
  localStorage.setItem(key, mode)
  show(mode)
}

/** For `useSyncExternalStore`; follows the system as long as nobody chose. */
export function watchColourMode(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => {
    if (!localStorage.getItem(key)) show(system.matches ? 'dark' : 'light')
  }
  listeners.add(listener)
  system.addEventListener('change', follow)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', follow)
  }
}

function show(mode: ColourMode): void {
  const { classList, style } = document.documentElement
  classList.toggle('dark', mode === 'dark')
  classList.toggle('light', mode === 'light')
  style.colorScheme = mode
  for (const tell of listeners) tell()
}
