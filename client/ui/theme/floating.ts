/** What lies above the page. */
export const floating = {
  bg: 'panel',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  boxShadow: 'soft',
} as const

/** How it comes and goes. */
export const appearing = {
  _open: { animation: 'appear 200ms ease-out' },
  _closed: { animation: 'vanish 120ms ease-out' },
} as const
