import { chakra } from '@chakra-ui/react/styled-system'

/** A grey placeholder of the final size during loading; silent, because the loading overlay speaks. */
export const Skeleton = chakra(
  'span',
  {
    base: {
      display: 'block',
      borderRadius: 'input',
      bg: 'line',
      animation: 'pulse 1.6s ease-in-out infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true, 'data-skeleton': '' } },
)
