import { v5, validate } from 'uuid'

/** Namespace of every id derived here: fixed for life, because retries must derive the same ids again. */
const NAMESPACE = '6f1c8f0e-6d0b-5c3e-9a54-2f6f6f5b7a10'

/**
 * The id of one command: the same person repeating the same command with the same key is the same command, and nobody else's key can
 * ever collide with it (decision P123).
 * @param key made by the caller once per intent, any text
 */
export function commandId(actorId: string, commandName: string, key: string): string {
  return v5(JSON.stringify([actorId, commandName, key]), NAMESPACE)
}

/** The id of the n-th event of a command, counted from 0 over all its streams. */
export function eventId(command: string, index: number): string {
  return v5(`${command}/${index}`, NAMESPACE)
}

/** An id that belongs to a command's outcome, such as the order it creates. */
export function derivedId(command: string, purpose: string): string {
  return v5(`${command}#${purpose}`, NAMESPACE)
}

/**
 * Whether a text from outside may be an id of ours. The same id in capital letters is none: the database would find its row, while
 * streams, folds and read models compare texts (decision K3).
 */
export function isId(text: string): boolean {
  return validate(text) && text === text.toLowerCase()
}
