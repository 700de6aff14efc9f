import { chakra } from '@chakra-ui/react/styled-system'

/** Fields side by side if there is room, one column on a phone; a `legend` names the group. */
export const FieldGrid = chakra('div', {
  base: { display: 'grid', gap: '4', alignItems: 'start' },
  variants: {
    columns: {
      2: { gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
      street: {
        gridTemplateColumns: {
          base: 'repeat(2, minmax(0, 1fr))',
          sm: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr)',
        },
        '& > :last-child': { gridColumn: { base: '1 / -1', sm: 'auto' } },
      },
      town: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          sm: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr)',
        },
      },
    },
  },
})
