import { chakra } from '@chakra-ui/react/styled-system'

/** A check point or an additional item: name, figures and links in columns, stacked on a phone. */
export const ItemRow = chakra('li', {
  base: {
    layerStyle: 'ruled',
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: 'minmax(0, 1fr) 8rem minmax(0, 14rem) 9.5rem',
    },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    minHeight: '10',
    py: '2',
    '&:first-of-type': { borderTopWidth: '0' },
    // on a phone what stands at the right ends there
    mdDown: { '& > :nth-of-type(even), & > :last-child': { justifySelf: 'end', textAlign: 'end' } },
  },
})

/** A list's name, and its actions. */
export const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2', mb: '3' },
})
