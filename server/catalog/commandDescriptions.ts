/** What arguments that several commands take are described by. */
export const KEY = 'Made once per intent; a retry with the same key adds nothing more.'
export const SEEN = 'The version that was on screen; an older one is refused with BUSY (decision E14).'
