import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from './freePort.ts'
import { listen } from './listen.ts'

/** Connects as often as its second argument says, all at once, asks on each and tells how many answers came. */
const CROWD = `
  const [port, size] = process.argv.slice(1).map(Number)
  const asked = Array.from({ length: size }, () => new Promise((resolve) => {
    const socket = require('node:net').connect(port, '127.0.0.1')
    socket.on('data', () => resolve(1)).on('error', () => resolve(0))
    socket.write('GET /health/live HTTP/1.1\\r\\nhost: 127.0.0.1\\r\\nconnection: close\\r\\n\\r\\n')
  }))
  Promise.all(asked).then((answers) => console.log(answers.reduce((sum, one) => sum + one, 0)))`
const CROWD_SIZE = 400

let app: FastifyInstance
let config: { host: string; port: number }

beforeEach(async () => {
  app = fastify()
  app.get('/health/live', async () => ({ status: 'ok' }))
  config = { host: '127.0.0.1', port: await freePort() }
})
afterEach(() => app.close())

it.runIf(process.platform === 'linux')(
  'lets in several callers in one turn of a busy event loop',
  async () => {
    await listen(app, config)
    const crowd = spawn(process.execPath, ['-e', CROWD, String(config.port), String(CROWD_SIZE)])
    let turns = 0
    let isOver = false
    const work = () => {
      if (isOver) return
      turns += 1
      for (const end = performance.now() + 5; performance.now() < end; );
      setImmediate(work)
    }
    app.server.once('connection', work)
    const [answers] = await once(crowd.stdout, 'data')
    isOver = true
    expect(Number(answers)).toBe(CROWD_SIZE)
    expect(turns).toBeLessThan(CROWD_SIZE / 2)
  },
)

it('takes no port that another program of this user listens on, and lets nobody in when it has ended', async () => {
  await listen(app, config)
  const other = fastify()
  await expect(listen(other, config)).rejects.toThrow(`PORT ${config.port} on 127.0.0.1 is taken`)
  await other.close()
  const url = `http://127.0.0.1:${config.port}/health/live`
  for (let times = 0; times < 40; times++) expect((await fetch(url)).status).toBe(200)
  await app.close()
  for (let times = 0; times < 40; times++) await expect(fetch(url)).rejects.toThrow('fetch failed')
})
