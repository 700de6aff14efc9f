import { chakra } from '@chakra-ui/react/styled-system'
import { CheckField } from '../../forms/CheckField.tsx'
import { useText } from '../../i18n/useText.ts'
import { CheckBox } from '../../ui/CheckBox.tsx'

interface DefaultBoxProps {
  /** Why the address is the default whatever one ticks: it is the first, or it is so already (decision B1). */
  readonly fixed: 'first' | 'already' | undefined
}

/** Makes the address the default one; where it is so anyway the box is ticked, and says why it stays. */
export function DefaultBox({ fixed }: DefaultBoxProps) {
  const text = useText()
  if (!fixed) return <CheckField name="isDefault">{text('addresses.isDefault')}</CheckField>
  return (
    <div>
      <CheckBox checked readOnly disabled aria-describedby="default-why">
        {text('addresses.isDefault')}
      </CheckBox>
      <chakra.p id="default-why" textStyle="t14" color="muted">
        {text(fixed === 'first' ? 'addresses.isDefault.first' : 'addresses.isDefault.already')}
      </chakra.p>
    </div>
  )
}
