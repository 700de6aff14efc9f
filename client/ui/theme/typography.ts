/** Sizes in rem by their pixel name with the line height of the 4 px grid; Hindi's taller letters add `--lead` to every line. */
const sizes = {
  t12: [0.75, 1.3333],
  t14: [0.875, 1.4286],
  t16: [1, 1.5],
  t18: [1.125, 1.5556],
  t20: [1.25, 1.4],
  t24: [1.5, 1.3333],
  t30: [1.875, 1.2],
  t36: [2.25, 1.2222],
  t48: [3, 1.1667],
} as const

/** `textStyle="t18"`; weights are the tokens `normal`, `medium` and `strong`. */
export const textStyles = Object.fromEntries(
  Object.entries(sizes).map(([name, [fontSize, lineHeight]]) => [
    name,
    { value: { fontSize: `${fontSize}rem`, lineHeight: `calc(${lineHeight} + var(--lead))` } },
  ]),
)

export const fontWeights = {
  normal: { value: '400' },
  medium: { value: '500' },
  strong: { value: '650' },
}

/** System fonts alone: nothing is downloaded, and each language gets letters that its readers know. */
export const fontStacks = {
  latin: 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  chinese: 'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif',
  hindi: 'system-ui, "Kohinoor Devanagari", "Nirmala UI", "Noto Sans Devanagari", sans-serif',
}
