import { defineGlobalStyles } from '@chakra-ui/react/styled-system'

/** What holds the sheet: the dialog, its frame, the page itself. */
const around = ':is(html, body, body *):has([data-sheet])'
const sheet = '[data-sheet], [data-sheet] *'

/**
 * A document that is marked `data-sheet` is printed alone: everything beside it and beside what holds it is left out, what holds it lies
 * flat on the paper, whose size the reader chooses (A4, Letter), and all of it is black on white at 12 pt, in the colours of neither mode.
 */
export const print = defineGlobalStyles({
  '@page': { margin: '12mm 15mm' },
  [around]: {
    _print: {
      display: 'block !important',
      placeItems: 'normal !important',
      position: 'static !important',
      height: 'auto !important',
      minHeight: '0 !important',
      maxHeight: 'none !important',
      width: 'auto !important',
      maxWidth: 'none !important',
      overflow: 'visible !important',
      padding: '0 !important',
      margin: '0 !important',
      border: '0 !important',
      boxShadow: 'none !important',
      background: 'white !important',
      animation: 'none !important',
    },
  },
  'html:has([data-sheet])': { _print: { fontSize: '12pt !important' } },
  ':is(body, body *):has([data-sheet]) > :not([data-sheet], :has([data-sheet]))': {
    _print: { display: 'none !important' },
  },
  [sheet]: {
    _print: {
      color: 'black !important',
      background: 'none !important',
      borderColor: 'black !important',
    },
  },
})
