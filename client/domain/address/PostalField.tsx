import { useFormContext } from 'react-hook-form'
import { useFieldError } from '../../forms/useFieldError.ts'
import { useText } from '../../i18n/useText.ts'
import { Field, Input } from '../../ui/Field.tsx'
import { postalText } from './postalText.ts'

/** The postal code: typed in any spelling, written A1A 1A1 as soon as one goes on, never under the caret. */
export function PostalField() {
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
