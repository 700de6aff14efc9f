import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { RankTitle } from '../../schema/rules/ranks.ts'

type TitleName = keyof typeof RankTitle

/** Shape distinguishes the ranks, not hue alone. */
const emblems: Record<TitleName, ReactNode> = {
  Bronze: (
    <>
      <circle cx="24" cy="24" r="20" fill="#9A5B30" />
      <circle cx="24" cy="24" r="15.5" fill="#B87747" />
      <path
        d="M15 28l9-8 9 8"
        fill="none"
        stroke="#FBE9DA"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
  Silver: (
    <>
      <path d="M24 3l18 6v14c0 11-7 18-18 22C13 41 6 34 6 23V9z" fill="#7D8B93" />
      <path d="M24 3l18 6v14c0 11-7 18-18 22z" fill="#96A4AB" />
      <path
        d="M15 25l9-8 9 8M15 33l9-8 9 8"
        fill="none"
        stroke="#FFFFFF"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
  Gold: (
    <>
      <path
        d="M24.0 2.0L28.8 6.1L35.0 4.9L37.1 10.9L43.1 13.0L41.9 19.2L46.0 24.0L41.9 28.8L43.1 35.0L37.1 37.1L35.0 43.1L28.8 41.9L24.0 46.0L19.2 41.9L13.0 43.1L10.9 37.1L4.9 35.0L6.1 28.8L2.0 24.0L6.1 19.2L4.9 13.0L10.9 10.9L13.0 4.9L19.2 6.1z"
        fill="#B97F12"
        stroke="#B97F12"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="24" cy="24" r="15.5" fill="#F2B84B" />
      <path
        d="M16 22l8-7 8 7M16 29l8-7 8 7M16 36l8-7 8 7"
        fill="none"
        stroke="#5F3F00"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
  Platinum: (
    <>
      <path d="M24 2l19 11v22L24 46 5 35V13z" fill="#5C737F" />
      <path d="M24 2l19 11-19 11L5 13z" fill="#9DB3BD" />
      <path d="M24 24l19-11v22L24 46z" fill="#7C939E" />
      <path d="M24 14l8.7 5v10L24 34l-8.7-5V19z" fill="#E9F1F4" />
    </>
  ),
  Diamond: (
    <>
      <path d="M4 18L13 6h22l9 12-20 26z" fill="#4FA3C2" />
      <path d="M4 18L13 6l4 12zM35 6l9 12H31z" fill="#A5D9EA" />
      <path d="M13 6h22l-4 12H17z" fill="#D5F0F8" />
      <path d="M17 18h14l-7 26z" fill="#7CC3DC" />
    </>
  ),
  Ruby: (
    <>
      <path d="M15.8 4.1L32.2 4.1L28.8 12.5L19.2 12.5z" fill="#E8677A" />
      <path d="M32.2 4.1L43.9 15.8L35.5 19.2L28.8 12.5z" fill="#D6455C" />
      <path d="M43.9 15.8L43.9 32.2L35.5 28.8L35.5 19.2z" fill="#C02C46" />
      <path d="M43.9 32.2L32.2 43.9L28.8 35.5L35.5 28.8z" fill="#A81E39" />
      <path d="M32.2 43.9L15.8 43.9L19.2 35.5L28.8 35.5z" fill="#8F1630" />
      <path d="M15.8 43.9L4.1 32.2L12.5 28.8L19.2 35.5z" fill="#A81E39" />
      <path d="M4.1 32.2L4.1 15.8L12.5 19.2L12.5 28.8z" fill="#C02C46" />
      <path d="M4.1 15.8L15.8 4.1L19.2 12.5L12.5 19.2z" fill="#DB5268" />
      <path
        d="M28.8 12.5L35.5 19.2L35.5 28.8L28.8 35.5L19.2 35.5L12.5 28.8L12.5 19.2L19.2 12.5z"
        fill="#F4A3AF"
      />
    </>
  ),
  Sapphire: (
    <>
      <path d="M24 2c9 11 15 19 15 28a15 15 0 01-30 0C9 21 15 13 24 2z" fill="#1F4FA0" />
      <path d="M24 2c9 11 15 19 15 28L30 31z" fill="#3D73C8" />
      <path d="M24 2l6 29-6 14-6-14z" fill="#8DB2EC" />
      <path d="M9 30l9 1 6 14A15 15 0 019 30z" fill="#173D80" />
      <path d="M39 30l-9 1-6 14a15 15 0 0015-15z" fill="#2A5DB3" />
    </>
  ),
  Emerald: (
    <>
      <path d="M14 3h20l8 8v26l-8 8H14l-8-8V11z" fill="#0F6E48" />
      <path d="M14 3h20l8 8-8 5H14L6 11z" fill="#4DB98C" />
      <path d="M42 11v26l-8-5V16z" fill="#1F8B60" />
      <path d="M6 37l8-5h20l8 5-8 8H14z" fill="#0A5436" />
      <path d="M14 16h20v16H14z" fill="#A6E3C8" />
    </>
  ),
  Crystal: (
    <>
      <path d="M4 44l4-22 6-6 5 7-1 21z" fill="#7FC4CD" />
      <path d="M14 16l5 7-1 21h-6z" fill="#5AA6B1" />
      <path d="M44 44l-3-18-6-5-6 6 1 17z" fill="#6BB5C0" />
      <path d="M35 21l6 5 3 18h-8z" fill="#4794A0" />
      <path d="M15 44V13l9-11 9 11v31z" fill="#A9DEE5" />
      <path d="M24 2l9 11v31h-8z" fill="#7CC6D0" />
      <path d="M15 13h10l-1-11z" fill="#E4F7F9" />
    </>
  ),
  Amethyst: (
    <>
      <path d="M8 22l-5 9 5 9 6-3V24zM40 22l5 9-5 9-6-3V24z" fill="#8A62C4" />
      <path d="M24 1l13 14v19L24 47 11 34V15z" fill="#6A3FA6" />
      <path d="M24 1l13 14-13 5-13-5z" fill="#CDB4F0" />
      <path d="M37 15v19L24 47V20z" fill="#7F54BC" />
      <path d="M11 15l13 5v27L11 34z" fill="#9B74D1" />
    </>
  ),
}

const Svg = chakra('svg', { base: { display: 'block', flex: 'none' } })

/**
 * The emblem of a rank title (customer document section 2, "title with icon"); decorative, because the title is beside it.
 * @param props.size edge in pixels
 */
export function RankEmblem({ title, size = 64 }: { readonly title: TitleName; readonly size?: number }) {
  return (
    <Svg aria-hidden boxSize={`${size / 16}rem`} viewBox="0 0 48 48">
      {emblems[title]}
    </Svg>
  )
}
