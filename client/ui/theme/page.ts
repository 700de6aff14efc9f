import { defineGlobalStyles } from '@chakra-ui/react/styled-system'
import { fontStacks } from './typography.ts'

/** Styles of every page before any component: background, type, links, the focus ring, print. */
export const page = defineGlobalStyles({
  html: {
    scrollPaddingTop: 'calc({spacing.6} + var(--connection-bar, 0px))',
    textSizeAdjust: '100%',
    '--lead': '0',
    fontFamily: fontStacks.latin,
  },
  // below the title and its tabs, but over the title if a failure is shown below it
  ':root:has([data-rail])': { '--toast-top': { lg: '7.5rem' } },
  ':root:has([data-rail]):has(main [role=alert])': { '--toast-top': { lg: '1rem' } },
  // below a strip that stays in sight, at the page's top and scrolled
  ':root:has([data-strip])': { '--toast-top': { base: '5.75rem', lg: '12rem' } },
  // in the strip above a dialog, which is never that high
  ':root:has([data-scroll-lock])': { '--toast-top': '0.5rem' },
  '[lang|=en], [lang|=fr]': { fontFamily: fontStacks.latin, '--lead': '0' },
  '[lang|=zh]': { fontFamily: fontStacks.chinese, '--lead': '0' },
  '[lang|=hi]': { fontFamily: fontStacks.hindi, '--lead': '0.15' },
  // the library's reset sets word breaking on every element, which would stop inheritance
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
  // A dialog removes the scroll bar and leaves its room at the side: what spans the window spans that room too.
  '[data-scroll-lock] #root > :is(header, footer, [role=status])': {
    me: 'calc(-1 * var(--scrollbar-width))',
    pe: 'var(--scrollbar-width)',
  },
  // A bar fixed to the bottom edge must not hide the end of the page or the focused element.
  'html:has([data-bottom-bar])': { scrollPaddingBottom: { base: '24', lg: '0' } },
  '#root:has([data-bottom-bar])': { pb: { base: '24', lg: '0' } },
  // With a second button it has two rows.
  '#root:has([data-bottom-bar] a)': { pb: { base: '10rem', lg: '0' } },
  '.no-print': { _print: { display: 'none !important' } },
})
