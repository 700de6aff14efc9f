import type english from './en.json'

/** The name of a text; English names them all. */
export type MessageId = keyof typeof english
