import { useSyncExternalStore } from 'react'
import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import { chooseColourMode, colourMode, watchColourMode } from './colourMode.ts'
import { Icon } from './Icon.tsx'

/** Switches between light and dark; its name says what it will do. */
export function ColourModeButton() {
  const text = useText()
  const isDark = useSyncExternalStore(watchColourMode, colourMode) === 'dark'
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={text(isDark ? 'nav.lightMode' : 'nav.darkMode')}
      onClick={() => chooseColourMode(isDark ? 'light' : 'dark')}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </Button>
  )
}
