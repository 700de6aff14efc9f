import { chakra } from '@chakra-ui/react/styled-system'
import { LanguageSelect } from '../../../i18n/LanguageSelect.tsx'
import { ColourModeButton } from '../../../ui/ColourModeButton.tsx'

/** Language and colour mode: above the sign-in, and below the page of who is signed in, whose thumb needs the room. */
export function StaffTools() {
  return (
    <chakra.div display="inline-flex" alignItems="center">
      <LanguageSelect />
      <ColourModeButton />
    </chakra.div>
  )
}
