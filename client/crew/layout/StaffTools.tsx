import { chakra } from '@chakra-ui/react/styled-system'
import { LanguageSelect } from '../../layout/LanguageSelect.tsx'
import { ColourModeButton } from '../../ui/ColourModeButton.tsx'

/** Language and colour mode, below the page: what stands above is for what crews do all day. */
export function StaffTools() {
  return (
    <chakra.div display="inline-flex" alignItems="center">
      <LanguageSelect />
      <ColourModeButton />
    </chakra.div>
  )
}
