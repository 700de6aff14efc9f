/**
 * Gives a browser without Temporal the polyfill, which the booking rules compute with; others load nothing. To be awaited before a
 * booking or order screen runs.
 */
export async function provideTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
}
