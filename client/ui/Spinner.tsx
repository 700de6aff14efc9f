import { chakra } from '@chakra-ui/react/styled-system'

/** A spinner in the colour of its text; decorative. */
export const Spinner = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      boxSize: '1.25em',
      flex: 'none',
      borderWidth: '2px',
      borderColor: 'currentColor',
      borderBottomColor: 'transparent',
      borderRadius: 'full',
      animation: 'spin 800ms linear infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)
