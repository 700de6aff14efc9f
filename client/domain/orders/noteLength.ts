/** The length of a note as the server counts it: visible characters, without the space around (decision K5). */
export function noteLength(text: string): number {
  return [...cleanNote(text)].length
}

/** A note as it is sent. */
export function cleanNote(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim()
}
