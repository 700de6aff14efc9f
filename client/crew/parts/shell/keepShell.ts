/**
 * Lets this browser open the crews' pages without a network from now on. Where there are no service workers, or no room for one, they
 * need the network to open, as ever.
 */
export function keepShell(): void {
  if (import.meta.env.PROD)
    navigator.serviceWorker?.register('/crewWorker.js', { scope: '/staff' }).catch(() => undefined)
}
