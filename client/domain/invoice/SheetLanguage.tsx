import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { type Language, languages, languageTags } from '../../../schema/rules/enumerations.ts'
import { languageNames } from '../../i18n/languageNames.ts'
import { useText } from '../../i18n/useText.ts'
import { Select } from '../../ui/Field.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'

interface SheetLanguageProps {
  readonly language: Language
  readonly onChoose: (language: Language) => void
}

/** Another language for this document alone (decision G10: unless the customer chooses otherwise). */
export function SheetLanguage({ language, onChoose }: SheetLanguageProps) {
  const text = useText()
  const id = useId()
  return (
    <chakra.div me="auto" ms="-3">
      <HiddenText asChild>
        <label htmlFor={id}>{text('histories.document.language')}</label>
      </HiddenText>
      <Select
        id={id}
        look="quiet"
        value={language}
        onChange={({ target }) => {
          const wanted = languages.find((candidate) => candidate === target.value)
          if (wanted) onChoose(wanted)
        }}
      >
        {languages.map((value) => (
          <option key={value} value={value} lang={languageTags[value]}>
            {languageNames[value]}
          </option>
        ))}
      </Select>
    </chakra.div>
  )
}
