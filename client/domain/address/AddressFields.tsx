import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { Province, type ProvinceCode } from '../../../schema/rules/enumerations.ts'
import { CountedArea } from '../../forms/CountedField.tsx'
import { SelectField } from '../../forms/SelectField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useFieldError } from '../../forms/useFieldError.ts'
import { useText } from '../../i18n/useText.ts'
import { Field, Input } from '../../ui/Field.tsx'
import { FieldGrid } from './FieldGrid.tsx'

/** Who meets the crew, in a ServerForm of an address (customer document, section 3). */
export function PersonFields() {
  const text = useText()
  return (
    <Group legend={text('addresses.form.person')}>
      <FieldGrid columns={2}>
        <TextField name="firstName" label={text('addresses.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={text('addresses.lastName')} autoComplete="family-name" />
      </FieldGrid>
    </Group>
  )
}

/** Where it is, in a ServerForm of an address (customer document, section 3). */
export function PlaceFields() {
  const text = useText()
  return (
    <Group legend={text('contact.address')}>
      <FieldGrid columns="street">
        <TextField name="unit" label={text('addresses.unit')} autoComplete="address-line2" />
        <TextField name="streetNo" label={text('addresses.streetNo')} autoComplete="off" />
        <TextField name="streetName" label={text('addresses.streetName')} autoComplete="address-line1" />
      </FieldGrid>
      <FieldGrid columns="town">
        <TextField name="city" label={text('addresses.city')} autoComplete="address-level2" />
        <SelectField name="province" label={text('addresses.province')} autoComplete="address-level1">
          <option value="">{text('addresses.province.choose')}</option>
          {(Object.keys(Province) as ProvinceCode[]).map((code) => (
            <option key={code} value={code}>
              {text(`province.${code}`)}
            </option>
          ))}
        </SelectField>
        <PostalField />
      </FieldGrid>
    </Group>
  )
}

/** How the crew gets in, in a ServerForm with that field (decision X10). */
export function AccessNotesField() {
  const text = useText()
  return (
    <CountedArea
      name="accessNotes"
      limit={businessRules.lengths.text}
      rows={3}
      label={text('addresses.access')}
      hint={text('addresses.access.hint')}
    />
  )
}

function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <chakra.fieldset display="grid" gap="4" minWidth="0">
      <chakra.legend textStyle="t18" fontWeight="strong" mb="4">
        {legend}
      </chakra.legend>
      {children}
    </chakra.fieldset>
  )
}

/** The postal code: any spelling is accepted and becomes A1A 1A1 on leaving the field, never under the caret. */
function PostalField() {
  const text = useText()
  const { register, getValues, setValue } = useFormContext<{ readonly postal: string }>()
  const rewrite = () => {
    const typed = getValues('postal')
    const written = postalText(typed)
    if (written !== typed) setValue('postal', written, { shouldDirty: true })
  }
  return (
    <Field id="postal" label={text('addresses.postal')} error={useFieldError('postal')}>
      {(control) => (
        <Input
          {...control}
          {...register('postal', { onBlur: rewrite })}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </Field>
  )
}

/**
 * A postal code in the form A1A 1A1 (decision B3) if the input is one in any spelling; other input stays as typed, so that its error is
 * visible.
 */
export function postalText(typed: string): string {
  const compact = typed.replace(/[\s-]/g, '').toUpperCase()
  return /^([A-Z]\d){3}$/.test(compact) ? `${compact.slice(0, 3)} ${compact.slice(3)}` : typed
}
