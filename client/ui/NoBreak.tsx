import { chakra } from '@chakra-ui/react/styled-system'

/** A number that people quote, or words that belong together: they wrap as a whole, and break only if no line could hold them. */
export const NoBreak = chakra('span', { base: { display: 'inline-block', textDecoration: 'inherit' } })
