import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { FieldGrid } from '../../domain/address/FieldGrid.tsx'
import { CheckField } from '../../forms/CheckField.tsx'
import { CountedField } from '../../forms/CountedField.tsx'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { AmountField, CountingFields } from './CountingFields.tsx'
import { otherLanguages } from './itemForms.ts'

const { lengths } = businessRules

/** Name, minutes, the extra if it is switched on, and the name in other languages. */
export function CheckPointFields({ hasExtra }: { readonly hasExtra: boolean }) {
  const text = useText()
  return (
    <>
      <CountedField
        data-autofocus=""
        name="itemName"
        limit={lengths.name}
        label={text('officeItems.name')}
        autoComplete="off"
      />
      <FieldGrid columns={2}>
        <AmountField name="timeConsuming" label={text('officeItems.baseMinutes')} />
      </FieldGrid>
      <CheckField name="hasExtra">{text('officeItems.hasExtra')}</CheckField>
      {hasExtra && <CountingFields mode="extraCountingType" amount="extraConsuming" />}
      <details>
        <chakra.summary cursor="pointer" textStyle="t14" color="brand" minHeight="6">
          {text('officeItems.translations')}
        </chakra.summary>
        <Stack gap="4" mt="3">
          {otherLanguages.map((language) => (
            <CountedField
              key={language}
              name={`names.${language}`}
              limit={lengths.name}
              label={text('officeItems.nameIn', { language: text(`officeItems.language.${language}`) })}
              autoComplete="off"
            />
          ))}
        </Stack>
      </details>
    </>
  )
}
