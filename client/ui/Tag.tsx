import { chakra } from '@chakra-ui/react/styled-system'

/** A small word about its neighbour: plain, `ok` green or `warn` wheat. */
export const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    py: '2px',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'full',
    textStyle: 't12',
    fontWeight: 'medium',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      plain: {},
      ok: { color: 'status1', bg: 'statusTint1', borderColor: 'transparent' },
      warn: { color: 'wheatText', bg: 'wheatTint', borderColor: 'wheatLine' },
    },
  },
})
