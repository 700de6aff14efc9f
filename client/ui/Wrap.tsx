import { chakra } from '@chakra-ui/react/styled-system'

/** The page's column: 1120 px of content between 16 px gutters. */
export const Wrap = chakra('div', { base: { width: '100%', maxWidth: 'content', mx: 'auto', px: '4' } })

/** Text for screen readers alone. */
export const HiddenText = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})
