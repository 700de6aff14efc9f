import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { createHttpServer, type HttpServerOptions } from '../runtime/http/createHttpServer.ts'
import { createLogger } from '../runtime/logger.ts'

/* The base of the APIs with a few calls, for its specs. */

const logger = createLogger({ isProduction: true, logLevel: 'silent' })
const config = {
  publicUrl: 'http://book.example',
  isProduction: true,
  metricsToken: 'sixteen characters',
  trustedProxies: [],
}

/** As in production, with a web app of one page and one asset. Closing it takes that away. */
export async function openHttpServer({
  publicUrl = config.publicUrl,
  ...options
}: Partial<
  Pick<HttpServerOptions, 'checks' | 'isStopping'> & Pick<HttpServerOptions['config'], 'publicUrl'>
> = {}): Promise<FastifyInstance> {
  const clientFolder = await buildWebApp()
  const pagesFolder = path.join(clientFolder, 'none')
  const app = await createHttpServer({
    config: { ...config, publicUrl },
    checks: [],
    ...options,
    logger,
    clientFolder,
    pagesFolder,
  })
  app.addHook('onClose', () => rm(clientFolder, { recursive: true }))
  app.post('/api/echo', async (request) => ({ body: request.body }))
  app.get('/api/bug', async () => {
    throw new Error('a driver said: password=hunter2')
  })
  app.get('/api/busy', async () => {
    throw Object.assign(new Error('slow down'), { statusCode: 429 })
  })
  app.get('/api/long', async () => ({ words: 'lawn '.repeat(1000) }))
  return app
}

async function buildWebApp(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aspenrow-client-'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Aspenrow</title>')
  await writeFile(path.join(folder, 'assets', 'main-abc123.js'), 'export {}')
  await writeFile(path.join(folder, 'crewWorker.js'), 'self.skipWaiting()')
  await writeFile(path.join(folder, 'crewWorker.js.gz'), gzipSync('self.skipWaiting()'))
  return folder
}
