/** Choices inside of one frame, as wide as a phone. */
export const segmentFrame = {
  p: '2px',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'input',
  bg: 'sunk',
  width: { base: '100%', sm: 'auto' },
} as const

/** One of the choices. */
export const segment = {
  minHeight: '2rem',
  flexGrow: { base: 1, sm: 0 },
  borderRadius: 'input',
} as const

/** The one that is chosen. */
export const chosenSegment = {
  bg: 'panel',
  color: 'ink',
  fontWeight: 'medium',
  boxShadow: '0 0 0 1px {colors.line}',
} as const
