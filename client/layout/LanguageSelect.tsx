import { chakra } from '@chakra-ui/react/styled-system'
import { type ChangeEvent, useId, useSyncExternalStore } from 'react'
import { languages, languageTags } from '../../schema/rules/enumerations.ts'
import { chooseLanguage, chosenLanguage, watchLanguage } from '../i18n/intlStore.ts'
import { languageNames } from '../i18n/languageNames.ts'
import { useText } from '../i18n/useText.ts'
import { Select } from '../ui/Field.tsx'
import { HiddenText } from '../ui/Wrap.tsx'

/** Switches the interface language; the option values are those the customer document names. */
export function LanguageSelect() {
  const text = useText()
  const id = useId()
  const { language } = useSyncExternalStore(watchLanguage, chosenLanguage, chosenLanguage)

  function choose(event: ChangeEvent<HTMLSelectElement>) {
    const wanted = languages.find((candidate) => candidate === event.target.value)
    if (wanted) void chooseLanguage(wanted)
  }

  return (
    <chakra.span>
      <HiddenText asChild>
        <label htmlFor={id}>{text('nav.language')}</label>
      </HiddenText>
      <Select id={id} look="quiet" value={language} onChange={choose}>
        {languages.map((value) => (
          <option key={value} value={value} lang={languageTags[value]}>
            {languageNames[value]}
          </option>
        ))}
      </Select>
    </chakra.span>
  )
}
