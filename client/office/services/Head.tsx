import { chakra } from '@chakra-ui/react/styled-system'

/** A list's name, and what can be done with it. */
export const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2', mb: '3' },
})
