/**
 * Notes to translators in the English text files, each beside its text: the note of `login.send` has the key `login.send#`, and `login.#`
 * is the note of all texts that begin with `login.`. No screen, mail or file contains them.
 */
type NoteKey = `${string}#`

/** The names of the texts in an English file. */
export type TextName<File> = Exclude<keyof File, NoteKey> & string

export function isNote(key: string): key is NoteKey {
  return key.endsWith('#')
}

/** The texts of a file, by name. */
export function withoutNotes(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !isNote(key)))
}
