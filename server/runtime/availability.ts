/** What the log says when records went away or came back. */
export function availabilityOf(name: string, isAway: boolean): string {
  return isAway ? `the ${name} does not answer: calls that need it are refused` : `the ${name} answers again`
}
