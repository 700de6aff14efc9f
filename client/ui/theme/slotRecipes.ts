import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const floating = {
  bg: 'panel',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  boxShadow: 'soft',
} as const

const appearing = {
  _open: { animation: 'appear 200ms ease-out' },
  _closed: { animation: 'vanish 120ms ease-out' },
} as const

const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['positioner', 'content', 'item', 'separator', 'trigger'],
  base: {
    content: { ...floating, ...appearing, minWidth: '16rem', padding: '2', outline: 0, zIndex: 'menu' },
    item: {
      display: 'flex',
      gap: '3',
      alignItems: 'center',
      width: '100%',
      minHeight: '11',
      px: '3',
      py: '2',
      borderRadius: 'input',
      color: 'ink',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      outline: 0,
      _highlighted: { bg: 'sunk', boxShadow: 'inset 0 0 0 2px {colors.focus}' },
      _disabled: { color: 'muted', cursor: 'default' },
    },
    separator: { my: '2', mx: '1', borderTopWidth: '1px', borderColor: 'line' },
  },
})

/** Those of the library's anatomy that we draw; its own lists would bring every part's with them. */
const overlaySlots = [
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

const backdrop = { ...appearing, position: 'fixed', inset: 0, bg: 'scrim', zIndex: 'overlay' } as const
const head = { display: 'flex', justifyContent: 'space-between', gap: '4', px: '6', pt: '6' } as const
const body = { flex: 1, overflow: 'auto', p: '6', display: 'grid', gap: '6', alignContent: 'start' } as const
const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '3',
  px: '6',
  py: '4',
  borderTopWidth: '1px',
  borderColor: 'line',
  '& > button': { flex: { base: '1 1 auto', sm: 'none' } },
} as const

const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: overlaySlots,
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'overlay',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      placeItems: 'center',
      p: '4',
      overflow: 'auto',
    },
    content: {
      ...floating,
      ...appearing,
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxWidth: '32.5rem',
      maxHeight: 'calc(100dvh - 2rem)',
      outline: 0,
    },
    header: head,
    title: { textStyle: 't20', fontWeight: 'strong' },
    description: { color: 'muted' },
    body,
    footer: foot,
  },
  variants: { size: { md: {}, lg: { content: { maxWidth: '43.75rem' } } } },
  defaultVariants: { size: 'md' },
})

const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: overlaySlots,
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: 0, zIndex: 'overlay', display: 'flex' },
    content: {
      ...floating,
      ...appearing,
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      outline: 0,
    },
    header: head,
    title: { textStyle: 't18', fontWeight: 'strong' },
    body,
    footer: foot,
  },
  variants: {
    placement: {
      bottom: {
        positioner: { alignItems: 'flex-end' },
        content: { maxHeight: '85dvh', borderRadius: 'hero', borderBottomRadius: 0 },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: { height: '100%', maxWidth: '28rem', borderRadius: 0 },
      },
    },
  },
  defaultVariants: { placement: 'bottom' },
})

const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title'],
  base: {
    root: {
      ...floating,
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: 'min(26rem, calc(100vw - 2rem))',
      px: '4',
      py: '3',
      pointerEvents: 'auto',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 200ms ease-out, scale 200ms ease-out, opacity 200ms ease-out',
      '&[data-type=error]': { bg: 'dangerTint', color: 'danger', borderColor: 'danger' },
      '&[data-type=warning]': { bg: 'wheatTint', borderColor: 'wheatLine' },
      '&[data-type=success]': { bg: 'statusTint1', color: 'status1', borderColor: 'status1' },
    },
    title: { flex: 1, fontWeight: 'medium' },
  },
})

/** Looks of the few composed parts in use; a part without an entry here is drawn without a style. */
export const slotRecipes = { menu, dialog, drawer, toast }
