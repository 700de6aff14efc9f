import { chakra } from '@chakra-ui/react/styled-system'

/** A bordered panel; a `section` with a heading inside, named by `aria-labelledby`. */
export const Card = chakra('section', {
  base: { layerStyle: 'panel', p: { base: '4', md: '6' }, minWidth: 0 },
})

/** Title left, a short fact right. */
export const CardHead = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    rowGap: '1',
    columnGap: '4',
    mb: '4',
    '& h2': { textStyle: 't18' },
  },
})

/** The tinted square behind a service's icon. */
export const IconTile = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    flex: 'none',
    borderRadius: 'card',
    bg: 'brandTint',
    color: 'brand',
  },
})
