import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import { chooseColourMode, colourMode, followSystem } from './colourMode.ts'
import { Icon } from './Icon.tsx'
import { HiddenText } from './Wrap.tsx'

/**
 * Switches between light and dark; its name says what it will do. Both faces are in the page and the style sheet shows the one of the
 * mode, so that it is right in a page that was drawn without knowing the mode.
 */
export function ColourModeButton() {
  const text = useText()
  useEffect(followSystem, [])
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
