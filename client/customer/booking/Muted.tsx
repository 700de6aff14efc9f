import { chakra } from '@chakra-ui/react/styled-system'

/** A second line in quieter ink. */
export const Muted = chakra('span', {
  base: { display: 'block', color: 'muted', fontVariantNumeric: 'tabular-nums' },
})
