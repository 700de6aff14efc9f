import type { FastifyReply, FastifyRequest } from 'fastify'

/** The explorer carries its scripts in the page and makes workers of them; nothing of it comes from another host. */
const POLICY = [
  `default-src 'self' blob: data:`,
  `script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:`,
  `style-src 'self' 'unsafe-inline'`,
  `worker-src 'self' blob:`,
  `connect-src 'self'`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join(';')

let page: Promise<string> | undefined

/** Whether a browser opens the endpoint as a page, without a query. */
export function opensExplorer({ method, headers, query }: FastifyRequest): boolean {
  const asks = typeof query === 'object' && query !== null && 'query' in query
  return method === 'GET' && !asks && (headers.accept ?? '').includes('text/html')
}

/** The page to write queries in, outside production only (docs/commands.md). */
export async function showExplorer(reply: FastifyReply): Promise<FastifyReply> {
  page ??= renderedPage()
  return reply
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(await page)
}

/** The explorer is nine megabytes, so it is loaded on first use, and never in production. */
async function renderedPage(): Promise<string> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const options = { endpoint: '/graphql', title: 'Aspenrow GraphQL' }
  const written = JSON.stringify(options)
  return renderGraphiQL(options).replace(written, () => `{ ...${written}, ...(${ASKED})() }`)
}

/**
 * Runs in the page: the question that a link to it holds after its "#", `query` and `variables`, is in the editors and not asked by itself.
 * It leaves the address, where the editor's own changes go. An administrator who is signed in to this browser asks as such.
 */
const ASKED = `() => {
  const link = new URLSearchParams(location.hash.slice(1))
  history.replaceState(null, '', location.pathname + location.search)
  const token = localStorage.getItem('admin.token')
  return {
    ...Object.fromEntries(['query', 'variables'].flatMap((name) => (link.has(name) ? [[name, link.get(name)]] : []))),
    ...(token && { additionalHeaders: { authorization: 'Bearer ' + token } }),
  }
}`
