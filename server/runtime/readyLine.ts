/** One account of the demo seed, as a newcomer signs in with it. */
export interface DemoAccount {
  readonly userName: string
  readonly password: string
}

/** The one line that a newcomer waits for: where it is, and who may sign in. */
export function readyLine(publicUrl: string, accounts: readonly DemoAccount[]): string {
  const demo = accounts.map(({ userName, password }) => `${userName} / ${password}`).join(', ')
  return `Aspenrow is ready at ${publicUrl}${demo && ` (demo accounts: ${demo})`}`
}
