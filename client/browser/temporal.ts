/** Loads the Temporal polyfill for browsers that lack it; the booking rules need it. Await it before a booking or order screen runs. */
export async function provideTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
}
