import { defineGlobalStyles } from '@chakra-ui/react/styled-system'
import { fontStacks } from './typography.ts'

/** What tells that something is chosen, pressed or where one is. */
const chosen = [
  '[data-chosen]',
  '[role=tab][aria-selected=true]',
  '[role=option][aria-selected=true]',
  '[aria-pressed=true]',
  'a[aria-current=page]',
  'a[aria-current=true]',
  'label:has([type=radio]:checked)',
].join(', ')

/** Colours of the person's own take the place of backgrounds and shadows: what those alone told is told by system colours. */
const inForcedColours = {
  ':is([aria-disabled=true], :disabled, label:has(:disabled)), [aria-disabled=true] *': {
    color: 'GrayText !important',
    borderColor: 'GrayText !important',
  },
  [`:is(${chosen})`]: {
    // else every line of text has a background of its own
    forcedColorAdjust: 'none',
    bg: 'Highlight !important',
    color: 'HighlightText !important',
    borderColor: 'Highlight !important',
  },
  [`:is(${chosen}) *`]: {
    bg: 'transparent !important',
    color: 'HighlightText !important',
    borderColor: 'HighlightText !important',
  },
  '[aria-current=date] b': { textDecoration: 'underline' },
  ':is([role=progressbar], [data-bar])': { outline: '1px solid currentColor' },
  ':is([role=progressbar], [data-bar]) > *': { forcedColorAdjust: 'none', bg: 'Highlight !important' },
  [`:is(${chosen}) [data-bar] > *`]: { bg: 'HighlightText !important' },
}

/** What holds for every page before any component: background, type, links, the focus ring, forced colours, print. */
export const page = defineGlobalStyles({
  html: {
    scrollPaddingTop: 'calc({spacing.6} + var(--connection-bar, 0px))',
    textSizeAdjust: '100%',
    '--lead': '0',
    fontFamily: fontStacks.latin,
  },
  // below the title and its tabs
  ':root:has([data-rail])': { '--toast-top': { lg: '7.5rem' } },
  '[lang|=en], [lang|=fr]': { fontFamily: fontStacks.latin, '--lead': '0' },
  '[lang|=zh]': { fontFamily: fontStacks.chinese, '--lead': '0' },
  '[lang|=hi]': { fontFamily: fontStacks.hindi, '--lead': '0.15' },
  // the library's reset breaks words of every element alone, so that none would take it over from what it stands in
  '*': { overflowWrap: 'inherit' },
  body: { bg: 'canvas', color: 'ink', textStyle: 't16', minHeight: '100dvh', overflowWrap: 'break-word' },
  '#root': { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  'h1, h2, h3': { fontWeight: 'strong', textWrap: 'balance', overflowWrap: 'anywhere' },
  h1: { textStyle: { base: 't30', md: 't36' } },
  h2: { textStyle: { base: 't20', md: 't24' } },
  h3: { textStyle: 't16' },
  'h1:focus': { outline: 'none' },
  p: { maxWidth: '68ch', textWrap: 'pretty' },
  a: {
    color: 'brand',
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
  },
  'a:hover': { color: 'brandHover', textDecorationThickness: '2px' },
  ':focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '2px', borderRadius: 'input' },
  '*, *::before, *::after': {
    _motionReduce: {
      transitionProperty: 'opacity !important',
      animation: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  // A dialog takes the scroll bar away and leaves its room at the page's side: what goes across the window goes across that, too.
  '[data-scroll-lock] #root > :is(header, footer, [role=status])': {
    me: 'calc(-1 * var(--scrollbar-width))',
    pe: 'var(--scrollbar-width)',
  },
  // A bar fixed to the bottom edge hides neither the end of the page nor what takes the focus.
  'html:has([data-bottom-bar])': { scrollPaddingBottom: { base: '24', lg: '0' } },
  '#root:has([data-bottom-bar])': { pb: { base: '24', lg: '0' } },
  // With a second button it stands in two rows.
  '#root:has([data-bottom-bar] a)': { pb: { base: '10rem', lg: '0' } },
  '@media (forced-colors: active)': inForcedColours,
  '.no-print': { _print: { display: 'none !important' } },
})
