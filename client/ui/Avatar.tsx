import { chakra } from '@chakra-ui/react/styled-system'

/** A person's initials in a circle; decorative, the name stands beside it. */
export const Avatar = chakra(
  'span',
  {
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      boxSize: '10',
      flex: 'none',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'brandLine',
      bg: 'brandTint',
      color: 'brand',
      textStyle: 't14',
      fontWeight: 'strong',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)
