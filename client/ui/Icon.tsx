import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** Drawn on 24 units, catalog icons and the mark on 32. */
const drawings = {
  alert: (
    <>
      <path d="M12 4l9 16H3z" />
      <path d="M12 10v4.5M12 17.2v.1" />
    </>
  ),
  box: (
    <>
      <path d="M4 8l8-4 8 4v8l-8 4-8-4z" />
      <path d="M4 8l8 4 8-4M12 12v8" />
    </>
  ),
  calendar: (
    <>
      <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
      <path d="M3.5 10h17M8 3v4M16 3v4" />
    </>
  ),
  chart: (
    <>
      <path d="M4 4v16h16" />
      <path d="M8 16v-4M12 16V8M16 16v-6" />
    </>
  ),
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  clean: (
    <>
      <path d="M25 3.5L17.5 14" />
      <path d="M13.5 11.5l8 5.5-2 3-8.5-5.5z" />
      <path d="M11 14.5c-1.5 4-4 6.5-7.5 8 3 4 7.5 6.5 12.5 6.5 1.5-2.5 3-5.5 3.5-9" />
      <path d="M9 25.5c1.5-1.2 2.7-2.7 3.5-4.5M14.5 28c1.1-1.5 1.9-3 2.5-5" />
      <path d="M26.5 18v5M24 20.5h5" />
      <path d="M6 6.5v4M4 8.5h4" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6L6 18" />,
  copy: (
    <>
      <rect x="9" y="9" width="11" height="11" rx="2" />
      <path d="M15 9V6a2 2 0 00-2-2H6a2 2 0 00-2 2v7a2 2 0 002 2h3" />
    </>
  ),
  dots: (
    <>
      <circle cx="5" cy="12" r="1.5" />
      <circle cx="12" cy="12" r="1.5" />
      <circle cx="19" cy="12" r="1.5" />
    </>
  ),
  down: <path d="M5 9l7 7 7-7" />,
  grip: <path d="M9 5v.1M9 12v.1M9 19v.1M15 5v.1M15 12v.1M15 19v.1" strokeWidth="3" />,
  group: (
    <>
      <rect x="4" y="4" width="7" height="7" rx="1.5" />
      <rect x="13" y="13" width="7" height="7" rx="1.5" />
      <path d="M16.5 4v7M13 7.5h7M4 16.5h7" />
    </>
  ),
  home: <path d="M4 11l8-7 8 7v8.5a.5.5 0 01-.5.5H15v-6H9v6H4.5a.5.5 0 01-.5-.5z" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5M12 7.9v.1" />
    </>
  ),
  lawn: (
    <>
      <path d="M3.5 27.5h25" />
      <path d="M15.5 27.5C16 18 17 9.5 22.5 4.5c-.5 8-2.5 15-3 23" />
      <path d="M12.5 27.5C12 20 9.5 14 4.5 10.5c.5 6.5 2 12 4 17" />
      <path d="M22 27.5c.5-5 2.5-9 6.5-11-.5 4-1.5 7.5-3 11" />
      <path d="M12 18.5c.3-3 .2-6-.8-9.5 2 1.8 3.5 4 4.3 6.5" />
    </>
  ),
  left: <path d="M15 5l-7 7 7 7" />,
  mark: <path d="M4 27v-7l5-4.5M11.5 27V15.5l5-4.5M19 27V10.5l4.5-4L28 10.5V27" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  moon: <path d="M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z" />,
  more: (
    <>
      <rect x="5" y="5" width="9" height="9" rx="2" />
      <rect x="18" y="5" width="9" height="9" rx="2" />
      <rect x="5" y="18" width="9" height="9" rx="2" />
      <path d="M22.5 18.5v8M18.5 22.5h8" />
    </>
  ),
  note: (
    <>
      <path d="M5 4h14v11l-5 5H5z" />
      <path d="M14 20v-5h5M8.5 9h7M8.5 13h4" />
    </>
  ),
  offline: (
    <path d="M3 3l18 18M8.5 16a5 5 0 017 0M5 12.5a10 10 0 014.5-2.6M14.5 9.9a10 10 0 014.5 2.6M2 9a14.5 14.5 0 014.2-2.8M10 5.1A14.5 14.5 0 0122 9M12 19.5v.1" />
  ),
  orders: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="2" />
      <path d="M8 9h8M8 13h8M8 17h4" />
    </>
  ),
  signOut: <path d="M14 4H6a1.5 1.5 0 00-1.5 1.5v13A1.5 1.5 0 006 20h8M10 12h11M17.5 8.5L21 12l-3.5 3.5" />,
  phone: (
    <path d="M5 4h4l1.5 5-2.2 1.6a12 12 0 005.1 5.1L15 13.5l5 1.5v4a1.5 1.5 0 01-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 015 4z" />
  ),
  pin: (
    <>
      <path d="M12 21c4.5-4.5 7-8 7-11a7 7 0 10-14 0c0 3 2.5 6.5 7 11z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  play: <path d="M7 4.5l12 7.5-12 7.5z" fill="currentColor" />,
  plus: <path d="M12 5v14M5 12h14" />,
  print: (
    <>
      <path d="M7 9V4h10v5M7 17H5a2 2 0 01-2-2v-4a2 2 0 012-2h14a2 2 0 012 2v4a2 2 0 01-2 2h-2" />
      <rect x="7" y="14" width="10" height="6" />
    </>
  ),
  right: <path d="M9 5l7 7-7 7" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5" />
    </>
  ),
  shield: <path d="M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z" />,
  snow: (
    <>
      <path d="M16 3v26M4.74 9.5l22.52 13M27.26 9.5L4.74 22.5" />
      <path d="M12.5 5l3.5 3.5L19.5 5M12.5 27l3.5-3.5 3.5 3.5M4.7 13.5l4.8-1.25L8.2 7.450M27.3 18.5l-4.8 1.25 1.3 4.8M23.8 7.450l-1.3 4.8 4.8 1.25M8.2 24.550l1.3-4.8-4.8-1.25" />
    </>
  ),
  star: (
    <path
      d="M12 4l2.4 5.1 5.600.7-4.1 3.900 1.1 5.600L12 16.5l-5 2.800 1.1-5.600L4 9.800l5.600-.7z"
      fill="currentColor"
    />
  ),
  stop: <rect x="5.5" y="5.5" width="13" height="13" rx="1.5" fill="currentColor" />,
  external: <path d="M7 17L17 7M9 7h8v8" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5c.7-4 3.7-6 8-6s7.3 2 8 6" />
    </>
  ),
  users: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.5c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5" />
      <path d="M16 5.3a3.5 3.5 0 010 6.4M18 14.5c2 .7 3.2 2.4 3.5 5" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4.25" />
      <path d="M12 2.5v2.500M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300l1.800 1.800M16.900 16.900l1.800 1.800M18.700 5.300l-1.800 1.800M7.100 16.900l-1.800 1.800" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  eyeOff: (
    <path d="M9.900 5.700A9 9 0 0112 5.500c6 0 9.500 6.500 9.500 6.500a16 16 0 01-2.800 3.500M6.300 7.300A16 16 0 002.500 12S6 18.500 12 18.500a9 9 0 004.200-1M10 10a3 3 0 004.100 4.100M4 4l16 16" />
  ),
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="M4 7l8 6 8-6" />
    </>
  ),
  download: <path d="M12 4v11M7 10.500l5 5 5-5M4.500 20h15" />,
  edit: (
    <>
      <path d="M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19z" />
      <path d="M13.500 7l3.500 3.500" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof drawings

const large: ReadonlySet<IconName> = new Set(['clean', 'lawn', 'snow', 'more', 'mark'])

/** The frame that drawings in lines stand in. */
export const Svg = chakra('svg', {
  base: {
    display: 'block',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
})

/**
 * A decorative drawing in the colour of its text; the words beside it carry the meaning.
 * @param props.size edge in pixels, 20 unless told
 */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <Svg
      aria-hidden
      boxSize={`${size / 16}rem`}
      viewBox={large.has(name) ? '0 0 32 32' : '0 0 24 24'}
      strokeWidth={name === 'mark' ? 2.5 : 1.75}
    >
      {drawings[name]}
    </Svg>
  )
}
