/**
 * Lets this browser open the crews' pages without a network. Without service workers, or without room for one, they need the network as
 * before.
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
/** The only address beside the page's own from which Trusted Types allow a script; created once. */
const trustedAddress =
  trustedTypes?.createPolicy('crew-shell', { createScriptURL: () => ADDRESS }).createScriptURL(ADDRESS) ??
  ADDRESS
