import { chakra } from '@chakra-ui/react/styled-system'
import { localStore } from '../browser/storage.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { HiddenText } from './Wrap.tsx'

/**
 * Switches between light and dark; its name says what it will do. Both icons are in the page and the style sheet shows the right one,
 * because a prerendered page does not know the mode.
 */
export function ColourModeButton() {
  const text = useText()
  return (
    <Button
      look="quiet"
      size="icon"
      onClick={() => chooseColourMode(colourMode() === 'dark' ? 'light' : 'dark')}
    >
      <Face of="light">
        <HiddenText>{text('nav.darkMode')}</HiddenText>
        <Icon name="moon" />
      </Face>
      <Face of="dark">
        <HiddenText>{text('nav.lightMode')}</HiddenText>
        <Icon name="sun" />
      </Face>
    </Button>
  )
}

const Face = chakra('span', {
  base: { display: 'contents' },
  variants: { of: { light: { _dark: { display: 'none' } }, dark: { '.light &': { display: 'none' } } } },
})

type ColourMode = 'light' | 'dark'

const key = 'colorMode'

/** The page's mode; `firstPaint.js` sets it before the first paint, and follows the system until somebody chooses. */
function colourMode(): ColourMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** Switches the page and stores the choice for the next visit. */
function chooseColourMode(mode: ColourMode): void {
  localStore.set(key, mode)
  const { classList, style } = document.documentElement
  classList.toggle('dark', mode === 'dark')
  classList.toggle('light', mode === 'light')
  style.colorScheme = mode
}
