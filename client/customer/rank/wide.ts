/**
 * Where the page has room for its parts side by side, as a condition of styles: the width of its place, not of the window, and in rem, so
 * that larger text counts too.
 */
export const wide = '@container (min-width: 58rem)'
