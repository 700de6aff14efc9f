import { chakra } from '@chakra-ui/react/styled-system'

/** The four cards of the account: seven and five columns wide on a large window. */
export const CardGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    '& > *': { display: 'flex', flexDirection: 'column' },
  },
})

/** Links at the foot of a card. */
export const CardLinks = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    mt: 'auto',
    maxWidth: 'none',
    '&:not(:empty)': { pt: '4', mb: '-2' },
    // On a phone a button at the foot has the same distance from the edge as the text at the sides.
    '&:not(:empty):has(> a > svg)': { mb: { base: '0', lg: '-2' } },
    '& a': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '11' },
  },
})
