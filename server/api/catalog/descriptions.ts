/** Descriptions that several arguments and fields share. */
export const KEY = 'Made once per intent; a retry with the same key adds nothing more.'
export const SEEN = 'The version that was on screen; an older one is refused with BUSY (decision E14).'
export const VERSION = 'Counts its saves; a save names the one it was made from.'
