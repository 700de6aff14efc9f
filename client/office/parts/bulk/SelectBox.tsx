import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../../i18n/useText.ts'
import { CheckBox } from '../../../ui/CheckBox.tsx'
import { HiddenText } from '../../../ui/Wrap.tsx'
import type { Selection } from './useSelection.ts'

interface SelectBoxProps {
  readonly id: string
  readonly orderNo: string
  readonly selection: Selection
}

/** Selects an order of a list, at the start of its entry, which makes room with `selectableEntry`. */
export function SelectBox({ id, orderNo, selection }: SelectBoxProps) {
  const text = useText()
  return (
    <Place data-select="">
      <CheckBox checked={selection.has(id)} onChange={() => selection.toggle(id)}>
        <HiddenText>{text('officeBulk.select', { orderNo })}</HiddenText>
      </CheckBox>
    </Place>
  )
}

const Place = chakra('div', { base: { position: 'absolute', insetStart: '3', top: '0' } })

/** The styles of an entry that may hold a `SelectBox`. */
export const selectableEntry = { '&:has(> [data-select])': { position: 'relative', ps: '12' } } as const
