import type { FastifyInstance } from 'fastify'
import { escaped } from '../../kernel/texts.ts'
import { type Contract, openApiDocument } from './openApi.ts'
import type { RestCall } from './restCall.ts'

/** Serves the contract of the documented calls as JSON and as a page. Each is generated on first use. */
export function openContractPages(server: FastifyInstance, calls: readonly RestCall[]): void {
  let made: Contract | undefined
  const contract = () => {
    made ??= openApiDocument(calls)
    return made
  }
  let json: string | undefined
  let page: string | undefined
  server.get('/api/openapi.json', (_request, reply) => {
    json ??= JSON.stringify(contract())
    return reply.type('application/json; charset=utf-8').send(json)
  })
  server.get('/api/docs', (_request, reply) => {
    page ??= renderContract(contract())
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

/** The contract as one plain page: every call with its body and reply. It has no script, so the page's policy stays strict. */
function renderContract(contract: Contract): string {
  const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => renderCall({ path, method, call })),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(contract.info.title)}</title><style>${style}</style></head><body><main>
<h1>${escaped(contract.info.title)}</h1><p>${escaped(contract.info.description)}</p>
<p><a href="/api/openapi.json">The document as JSON</a></p>${calls.join('\n')}
<h2>Shapes</h2><pre>${escaped(JSON.stringify(contract.components, null, 2))}</pre></main></body></html>`
}

interface RenderedCall {
  readonly path: string
  readonly method: string
  readonly call: Contract['paths'][string][string]
}

function renderCall({ path, method, call }: RenderedCall): string {
  const { summary, description, ...shapes } = call
  return `<section><h2><code>${method.toUpperCase()} /api${escaped(path)}</code></h2><p>${escaped(summary)}</p>
${description === undefined ? '' : `<p>${escaped(description)}</p>`}<details><summary>Request and replies</summary>
<pre>${escaped(JSON.stringify(shapes, null, 2))}</pre></details></section>`
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}main{max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{font-size:1.1rem;margin-top:2rem}pre{overflow:auto;font-size:.85rem}summary{cursor:pointer}`
