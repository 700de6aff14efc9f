const fade = '2rem'

/**
 * A line of tabs that a phone moves sideways; `useChosenInSight` tells it on which sides more tabs are out of sight, and there it fades
 * out.
 */
export const tabRow = {
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  borderBottomWidth: '1px',
  borderColor: 'line',
  '--before': '0px',
  '--after': '0px',
  maskImage:
    'linear-gradient(to right, transparent, #000 var(--before), #000 calc(100% - var(--after)), transparent)',
  '&[data-before]': { '--before': fade },
  '&[data-after]': { '--after': fade },
} as const
