import { chakra } from '@chakra-ui/react/styled-system'

/** Lines by name, drawn on 24 units; catalog icons and the mark on 32. */
const drawings = {
  alert: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.1',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  calendar:
    'M5.5 5h13a2 2 0 012 2v11.5a2 2 0 01-2 2h-13a2 2 0 01-2-2v-11.5a2 2 0 012-2zM3.5 10h17M8 3v4M16 3v4',
  chart: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clean:
    'M25 3.5L17.5 14M13.5 11.5l8 5.5-2 3-8.5-5.5zM11 14.5c-1.5 4-4 6.5-7.5 8 3 4 7.5 6.5 12.5 6.5 1.5-2.5 3-5.5 3.5-9M9 25.5c1.5-1.2 2.7-2.7 3.5-4.5M14.5 28c1.1-1.5 1.9-3 2.5-5M26.5 18v5M24 20.5h5M6 6.5v4M4 8.5h4',
  clock: 'M3.5 12a8.5 8.5 0 1017 0 8.5 8.5 0 10-17 0zM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M11 9h7a2 2 0 012 2v7a2 2 0 01-2 2h-7a2 2 0 01-2-2v-7a2 2 0 012-2zM15 9V6a2 2 0 00-2-2H6a2 2 0 00-2 2v7a2 2 0 002 2h3',
  dots: 'M3.5 12a1.5 1.5 0 103 0 1.5 1.5 0 10-3 0zM10.5 12a1.5 1.5 0 103 0 1.5 1.5 0 10-3 0zM17.5 12a1.5 1.5 0 103 0 1.5 1.5 0 10-3 0z',
  down: 'M5 9l7 7 7-7',
  grip: 'M9 5v.1M9 12v.1M9 19v.1M15 5v.1M15 12v.1M15 19v.1',
  group:
    'M5.5 4h4a1.5 1.5 0 011.5 1.5v4a1.5 1.5 0 01-1.5 1.5h-4a1.5 1.5 0 01-1.5-1.5v-4a1.5 1.5 0 011.5-1.5zM14.5 13h4a1.5 1.5 0 011.5 1.5v4a1.5 1.5 0 01-1.5 1.5h-4a1.5 1.5 0 01-1.5-1.5v-4a1.5 1.5 0 011.5-1.5zM16.5 4v7M13 7.5h7M4 16.5h7',
  home: 'M4 11l8-7 8 7v8.5a.5.5 0 01-.5.5H15v-6H9v6H4.5a.5.5 0 01-.5-.5z',
  info: 'M3.5 12a8.5 8.5 0 1017 0 8.5 8.5 0 10-17 0zM12 11v5M12 7.9v.1',
  key: 'M4 15.5a4 4 0 108 0 4 4 0 10-8 0zM11 12.5L19.5 4M16 7.5l3 3',
  lawn: 'M3.5 27.5h25M15.5 27.5C16 18 17 9.5 22.5 4.5c-.5 8-2.5 15-3 23M12.5 27.5C12 20 9.5 14 4.5 10.5c.5 6.5 2 12 4 17M22 27.5c.5-5 2.5-9 6.5-11-.5 4-1.5 7.5-3 11M12 18.5c.3-3 .2-6-.8-9.5 2 1.8 3.5 4 4.3 6.5',
  left: 'M15 5l-7 7 7 7',
  mark: 'M4 27v-7l5-4.5M11.5 27V15.5l5-4.5M19 27V10.5l4.5-4L28 10.5V27',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z',
  more: 'M7 5h5a2 2 0 012 2v5a2 2 0 01-2 2h-5a2 2 0 01-2-2v-5a2 2 0 012-2zM20 5h5a2 2 0 012 2v5a2 2 0 01-2 2h-5a2 2 0 01-2-2v-5a2 2 0 012-2zM7 18h5a2 2 0 012 2v5a2 2 0 01-2 2h-5a2 2 0 01-2-2v-5a2 2 0 012-2zM22.5 18.5v8M18.5 22.5h8',
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 9h7M8.5 13h4',
  offline:
    'M3 3l18 18M8.5 16a5 5 0 017 0M5 12.5a10 10 0 014.5-2.6M14.5 9.9a10 10 0 014.5 2.6M2 9a14.5 14.5 0 014.2-2.8M10 5.1A14.5 14.5 0 0122 9M12 19.5v.1',
  orders: 'M6 4h12a2 2 0 012 2v12a2 2 0 01-2 2h-12a2 2 0 01-2-2v-12a2 2 0 012-2zM8 9h8M8 13h8M8 17h4',
  signOut: 'M14 4H6a1.5 1.5 0 00-1.5 1.5v13A1.5 1.5 0 006 20h8M10 12h11M17.5 8.5L21 12l-3.5 3.5',
  phone:
    'M5 4h4l1.5 5-2.2 1.6a12 12 0 005.1 5.1L15 13.5l5 1.5v4a1.5 1.5 0 01-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 015 4z',
  pin: 'M12 21c4.5-4.5 7-8 7-11a7 7 0 10-14 0c0 3 2.5 6.5 7 11zM9.5 10a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0z',
  play: 'M7 4.5l12 7.5-12 7.5z',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H5a2 2 0 01-2-2v-4a2 2 0 012-2h14a2 2 0 012 2v4a2 2 0 01-2 2h-2M7 14h10v6h-10z',
  repeat: 'M4 11.5v-1a4 4 0 014-4h11M16 3.5l3 3-3 3M20 12.5v1a4 4 0 01-4 4H5M8 20.5l-3-3 3-3',
  right: 'M9 5l7 7-7 7',
  search: 'M4.5 11a6.5 6.5 0 1013 0 6.5 6.5 0 10-13 0zM16 16l4.5 4.5',
  shield: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z',
  snow: 'M16 3v26M4.74 9.5l22.52 13M27.26 9.5L4.74 22.5M12.5 5l3.5 3.5L19.5 5M12.5 27l3.5-3.5 3.5 3.5M4.7 13.5l4.8-1.25L8.2 7.45M27.3 18.5l-4.8 1.25 1.3 4.8M23.8 7.45l-1.3 4.8 4.8 1.25M8.2 24.55l1.3-4.8-4.8-1.25',
  star: 'M12 4l2.4 5.1 5.6.7-4.1 3.9 1.1 5.6L12 16.5l-5 2.8 1.1-5.6L4 9.8l5.6-.7z',
  stop: 'M7 5.5h10a1.5 1.5 0 011.5 1.5v10a1.5 1.5 0 01-1.5 1.5h-10a1.5 1.5 0 01-1.5-1.5v-10a1.5 1.5 0 011.5-1.5z',
  external: 'M7 17L17 7M9 7h8v8',
  user: 'M8 8a4 4 0 108 0 4 4 0 10-8 0zM4 20.5c.7-4 3.7-6 8-6s7.3 2 8 6',
  users:
    'M5.5 8.5a3.5 3.5 0 107 0 3.5 3.5 0 10-7 0zM2.5 19.5c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M16 5.3a3.5 3.5 0 010 6.4M18 14.5c2 .7 3.2 2.4 3.5 5',
  sun: 'M7.75 12a4.25 4.25 0 108.5 0 4.25 4.25 0 10-8.5 0zM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 106 0 3 3 0 10-6 0z',
  eyeOff:
    'M9.9 5.7A9 9 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 01-2.8 3.5M6.3 7.3A16 16 0 002.5 12S6 18.5 12 18.5a9 9 0 004.2-1M10 10a3 3 0 004.1 4.1M4 4l16 16',
  mail: 'M5.5 5.5h13a2 2 0 012 2v9a2 2 0 01-2 2h-13a2 2 0 01-2-2v-9a2 2 0 012-2zM4 7l8 6 8-6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
} as const satisfies Record<string, string>

export type IconName = keyof typeof drawings

const large: ReadonlySet<IconName> = new Set(['clean', 'lawn', 'snow', 'more', 'mark'])
const solid: ReadonlySet<IconName> = new Set(['play', 'star', 'stop'])
const widths: Partial<Record<IconName, number>> = { mark: 2.5, grip: 3 }

/** The frame of line drawings. */
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
 * @param props.size edge in pixels, 20 by default
 */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <Svg
      aria-hidden
      boxSize={`${size / 16}rem`}
      viewBox={large.has(name) ? '0 0 32 32' : '0 0 24 24'}
      strokeWidth={widths[name] ?? 1.75}
    >
      <path d={drawings[name]} fill={solid.has(name) ? 'currentColor' : undefined} />
    </Svg>
  )
}
