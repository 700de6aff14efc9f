import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** What is behind the scene, by day and by night. */
export const sky = { bg: '#DDECEB', _dark: { bg: '#10202A' } }

/** What each shape is made of, by day and by night. */
const fills = {
  sun: ['#F8DC9B', '#DCE6EA'],
  'mtn-far': ['#B4CDD2', '#1C3441'],
  'mtn-near': ['#9DBDB9', '#18302F'],
  shrub: ['#9DBDB9', '#18302F'],
  hill: ['#BCCB98', '#1B332A'],
  lawn: ['#93AE6E', '#1F3D2B'],
  stripe: ['#A2BB7D', '#244631'],
  cap: ['#FFFFFF', '#B7C9D3'],
  snow: ['#FFFFFF', '#B7C9D3'],
  'snow-shade': ['#DCE8EC', '#93A9B6'],
  wall: ['#F6EBD8', '#56625E'],
  'wall-2': ['#EADBC1', '#48534F'],
  chimney: ['#EADBC1', '#48534F'],
  roof: ['#43534F', '#0B1513'],
  'roof-2': ['#43534F', '#0B1513'],
  trim: ['#FFFFFF', '#7C8B86'],
  step: ['#FFFFFF', '#7C8B86'],
  glass: ['#9CC3CD', '#FFD98A'],
  door: ['#1C6B54', '#2C8067'],
  knob: ['#F2B84B', '#F2B84B'],
  garage: ['#DFE5E1', '#6B7975'],
  path: ['#CFCBC0', '#33413E'],
  trunk: ['#F7F3EA', '#A9B5B0'],
  'leaf-a': ['#F2B84B', '#C08E36'],
  'leaf-b': ['#DD9630', '#926822'],
  'leaf-c': ['#F8D182', '#D6AC5B'],
  blade: ['#1C6B54', '#2C8067'],
} as const

/** Lines: width in units of the drawing, then day and night. */
const strokes = {
  'path-line': [1.5, '#E9DBC2', '#4C5754'],
  board: [1.5, '#E9DBC2', '#4C5754'],
  mullion: [3, '#FFFFFF', '#6B5A2C'],
  shine: [2, '#FFFFFF', '#7C8B86'],
  'garage-line': [1.5, '#C3CDC7', '#55625E'],
  bark: [1.75, '#6A5F50', '#2A3632'],
  fallen: [3.5, '#F2B84B', '#C08E36'],
  flakes: [5, '#FFFFFF', '#B7C9D3'],
  shovel: [4, '#6A5F50', '#2A3632'],
} as const

/** `use` shields shapes that are drawn more than once from class rules; variables reach them. */
function leafVariables(mode: 0 | 1): SystemStyleObject {
  return {
    '--leaf-a': fills['leaf-a'][mode],
    '--leaf-b': fills['leaf-b'][mode],
    '--leaf-c': fills['leaf-c'][mode],
  }
}

/** Style rules for the class names of the drawing. */
export const sceneColours: SystemStyleObject = {
  ...leafVariables(0),
  _dark: leafVariables(1),
  ...Object.fromEntries(
    Object.entries(fills).map(([name, [day, night]]) => [
      `& .${name}`,
      { fill: day, stroke: 'none', _dark: { fill: night } },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(strokes).map(([name, [width, day, night]]) => [
      `& .${name}`,
      { fill: 'none', stroke: day, strokeWidth: width, _dark: { stroke: night } },
    ]),
  ),
  '& .cap, & .path-line': { opacity: 0.8 },
}
