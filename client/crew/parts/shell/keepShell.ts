/**
 * Lets this browser open the crews' pages without a network from now on. Where there are no service workers, or no room for one, they
 * need the network to open, as ever.
 */
export function keepShell(): void {
  if (import.meta.env.PROD)
    navigator.serviceWorker?.register(trustedAddress, { scope: '/staff' }).catch(() => undefined)
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(address: string): string }
}

const ADDRESS = '/crewWorker.js'
const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes }
/** The one address that a script may be had from beside those of the page itself, for browsers that trust none unless told; told once. */
const trustedAddress =
  trustedTypes?.createPolicy('crew-shell', { createScriptURL: () => ADDRESS }).createScriptURL(ADDRESS) ??
  ADDRESS
