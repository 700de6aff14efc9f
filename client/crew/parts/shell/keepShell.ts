/**
 * Lets this browser open the crews' pages without a network from now on. Where there are no service workers, or no room for one, they
 * need the network to open, as ever.
 */
export function keepShell(): void {
  if (import.meta.env.PROD)
    navigator.serviceWorker?.register(trustedAddress(), { scope: '/staff' }).catch(() => undefined)
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(address: string): string }
}

/** The one address that a script may be had from beside those of the page itself, for browsers that trust none unless told. */
function trustedAddress(): string {
  const address = '/crewWorker.js'
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes }
  return (
    trustedTypes?.createPolicy('crew-shell', { createScriptURL: () => address }).createScriptURL(address) ??
    address
  )
}
