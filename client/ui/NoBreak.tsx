import { chakra } from '@chakra-ui/react/styled-system'

/** A number that people quote, or words that belong together: they go to the next line as a whole, and are broken only where no line could hold them. */
export const NoBreak = chakra('span', { base: { display: 'inline-block', textDecoration: 'inherit' } })
