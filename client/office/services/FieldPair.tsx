import { chakra } from '@chakra-ui/react/styled-system'

/** Two fields beside each other where there is room. */
export const FieldPair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})
