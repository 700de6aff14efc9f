import { chakra } from '@chakra-ui/react/styled-system'
import { Input, Select } from '../../ui/Field.tsx'

/** A control as high as a small button, beside which it stands. */
export const smallControl = { minHeight: '2.25rem', py: '1', textStyle: 't14' } as const

export const SmallInput = chakra(Input, { base: smallControl })

export const SmallSelect = chakra(Select, { base: smallControl })
