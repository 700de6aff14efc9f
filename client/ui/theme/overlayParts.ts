/** What lies above the page. */
export const floating = {
  bg: 'panel',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  boxShadow: 'soft',
} as const

/** Its animation. */
export const appearing = {
  _open: { animation: 'appear 200ms ease-out' },
  _closed: { animation: 'vanish 120ms ease-out' },
} as const

/** The parts of the library's anatomy that we render; its own lists would include every part's styles. */
export const overlaySlots = [
  'backdrop',
  'positioner',
  'content',
  'header',
  'title',
  'description',
  'closeTrigger',
  'body',
  'footer',
]

export const backdrop = { ...appearing, position: 'fixed', inset: 0, bg: 'scrim', zIndex: 'overlay' } as const
export const head = {
  display: 'flex',
  // large letters wrap below the close button
  flexWrap: 'wrap-reverse',
  columnGap: '4',
  px: '6',
  pt: '6',
  '& > h2': { flex: '1 1 8rem' },
  '& > button': { ms: 'auto' },
} as const
export const body = {
  flex: 1,
  overflow: 'auto',
  p: '6',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6',
  alignContent: 'start',
} as const
/** Buttons, the main one last. */
export const foot = {
  display: 'flex',
  // stacked, the main one is on top
  flexWrap: { base: 'wrap-reverse', sm: 'wrap' },
  justifyContent: 'flex-end',
  gap: '3',
  px: '6',
  py: '4',
  borderTopWidth: '1px',
  borderColor: 'line',
  '& > button': { flex: { base: '1 1 auto', sm: 'none' }, maxWidth: '100%' },
} as const
