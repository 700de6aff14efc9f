import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import nodeFlags from '../../scripts/nodeFlags.json' with { type: 'json' }
import { PROJECT_ROOT } from '../kernel/projectRoot.ts'
import { type Config, isConfigMistake, parseConfig, variableNames } from './config.ts'

/**
 * Holds the container files against the program they run, as far as that goes without a container engine: none has run them yet. What the
 * images of others understand is not checked here.
 */

interface Service {
  readonly image?: string
  readonly build?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly configs?: readonly { readonly source: string }[]
  readonly stop_grace_period?: string
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, null>>
  readonly configs: Readonly<Record<string, { readonly content: string }>>
  readonly networks: {
    readonly default: { readonly ipam: { readonly config: readonly { readonly subnet: string }[] } }
  }
}

const read = (file: string) => readFileSync(path.join(PROJECT_ROOT, file), 'utf8')
const text = read('docker-compose.yml')
const compose = load(text) as Compose
const { app, proxy, postgres, kurrentdb, mail } = compose.services
const dockerfile = read('Dockerfile')
const packageJson: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'))

/** As compose does where nobody sets anything. */
function withDefaults(value: string): string {
  return value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
}

function appConfig(overrides: Readonly<Record<string, string>> = {}): Config {
  const environment = Object.entries(app?.environment ?? {}).map(([name, value]) => [
    name,
    withDefaults(value),
  ])
  const config = parseConfig({ ...Object.fromEntries(environment), ...overrides })
  if (isConfigMistake(config)) throw new Error(config.mistake)
  return config
}

/** The words of every instruction of the last stage, by its name. */
function lastStage(instruction: string): readonly string[] {
  const stage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM'))
  return [...stage.matchAll(new RegExp(`^${instruction} (.+)$`, 'gm'))].map(([, rest = '']) => rest)
}

describe('docker-compose.yml', () => {
  const KEYS = new Set(
    `image build command environment depends_on healthcheck volumes ports configs restart stop_grace_period`.split(
      ' ',
    ),
  )

  it('says nothing that compose does not know', () => {
    expect(Object.keys(compose).sort()).toEqual(['configs', 'name', 'networks', 'services', 'volumes'])
    for (const [name, service] of Object.entries(compose.services))
      expect(
        Object.keys(service).filter((key) => !KEYS.has(key)),
        name,
      ).toEqual([])
  })

  it('replaces only variables with a default, so that it starts with none of them set', () => {
    expect(text.replaceAll(/\$\{[A-Z_]+:-[^}]+\}/g, '')).not.toContain('$')
  })

  it('waits only for services that are there, and for health only where it is asked', () => {
    for (const [name, service] of Object.entries(compose.services))
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        const awaited = compose.services[other]
        expect(awaited, `${name} waits for ${other}`).toBeDefined()
        if (condition === 'service_healthy') expect(awaited?.healthcheck, other).toBeDefined()
      }
  })

  it('names every volume and config that is used', () => {
    const volumes = Object.values(compose.services).flatMap((service) => service.volumes ?? [])
    expect(volumes.map((volume) => volume.split(':')[0]).sort()).toEqual(Object.keys(compose.volumes).sort())
    const configs = Object.values(compose.services).flatMap((service) => service.configs ?? [])
    expect(configs.map(({ source }) => source)).toEqual(Object.keys(compose.configs))
  })

  it('pins every image to a version', () => {
    const images = Object.values(compose.services).flatMap(({ image }) =>
      image === undefined ? [] : [image],
    )
    expect(images).toHaveLength(4)
    for (const image of images) expect(image).toMatch(/:v?\d+(\.\d+)*(-\w+)?$/)
  })
})

describe('the app in docker-compose.yml', () => {
  it('sets only variables that the program reads, to values that it takes', () => {
    expect(Object.keys(app?.environment ?? {}).filter((name) => !variableNames.includes(name))).toEqual([])
    expect(appConfig()).toMatchObject({ isProduction: true, host: '0.0.0.0', demoData: true })
  })

  it('finds each of its neighbours by its name and port', () => {
    const { databaseUrl = '', eventStoreUrl = '', smtpUrl = '' } = appConfig()
    const {
      POSTGRES_USER: user,
      POSTGRES_PASSWORD: password,
      POSTGRES_DB: name,
    } = postgres?.environment ?? {}
    expect(databaseUrl).toBe(`postgres://${user}:${password}@postgres:5432/${name}`)
    expect(eventStoreUrl).toBe(
      `kurrentdb://kurrentdb:${kurrentdb?.environment?.KURRENTDB_NODE_PORT}?tls=false`,
    )
    expect(kurrentdb?.environment?.KURRENTDB_INSECURE).toBe('true')
    expect(smtpUrl).toBe('smtp://mail:1025')
    expect(mail?.ports).toEqual(['127.0.0.1:8025:8025'])
  })

  it('serves any number of instances behind the proxy: no port, no folder and no secret of one of them alone', () => {
    expect(app?.ports).toBeUndefined()
    expect(app?.volumes).toBeUndefined()
    expect(app?.environment?.SESSION_SECRET).toMatch(/^\$\{SESSION_SECRET:-.{16,}\}$/)
    const caddyfile = compose.configs.proxy?.content ?? ''
    expect(caddyfile).toMatch(/dynamic a \{\s+name app\s+port 4000/)
    expect(appConfig().port).toBe(4000)
  })

  it('is reached where mails and browsers are told, from this machine alone, and believes the proxy alone', () => {
    const { publicUrl, trustedProxies } = appConfig()
    expect(proxy?.ports).toEqual([`${new URL(publicUrl).host}:8080`])
    expect(compose.configs.proxy?.content).toMatch(/^:8080 \{/)
    expect(trustedProxies).toEqual(compose.networks.default.ipam.config.map(({ subnet }) => subnet))
  })

  it('is asked whether it is ready at a call that is there, on its own port', () => {
    const [, , , script = ''] = app?.healthcheck?.test ?? []
    expect(script).toContain(`http://127.0.0.1:${appConfig().port}/health/ready`)
    expect(read('server/runtime/http/health.ts')).toContain("app.get('/health/ready'")
  })

  it('gets longer to end than the program takes at most', () => {
    const [, deadline = '0'] = /DEADLINE_MS = ([\d_]+)/.exec(read('server/runtime/lifecycle.ts')) ?? []
    expect(Number.parseInt(app?.stop_grace_period ?? '0', 10) * 1_000).toBeGreaterThan(
      Number(deadline.replaceAll('_', '')),
    )
  })

  it('can be told a secret and an address of one’s own', () => {
    const own = { SESSION_SECRET: 'a secret of our own making', PUBLIC_URL: 'https://book.example.com' }
    expect(appConfig(own)).toMatchObject({ sessionSecret: own.SESSION_SECRET, publicUrl: own.PUBLIC_URL })
  })
})

describe('the Dockerfile', () => {
  it('runs what npm start runs, with the Node that the lockfile pins', () => {
    expect(read('scripts/start.mjs')).toContain(`args: [...NODE_FLAGS, 'dist/server/main.js']`)
    const [command = ''] = lastStage('CMD')
    expect(JSON.parse(command)).toEqual(['node', ...nodeFlags, 'dist/server/main.js'])
    expect(lastStage('ENV')[0]).toContain('PATH=/app/node_modules/.bin:$PATH')
  })

  it('builds by a script that is there, from a lockfile that is copied first', () => {
    expect(dockerfile).toMatch(/^COPY package\.json package-lock\.json \.npmrc \.\/\nRUN npm ci /m)
    const [, script = ''] = /^RUN npm run (\w+)/m.exec(dockerfile) ?? []
    expect(packageJson.scripts).toHaveProperty(script)
  })

  it('sets only variables that the program reads', () => {
    const names = [...(lastStage('ENV')[0] ?? '').matchAll(/(\w+)=/g)].map(([, name = '']) => name)
    expect(names.filter((name) => name !== 'PATH' && !variableNames.includes(name))).toEqual([])
    expect(lastStage('EXPOSE')).toEqual([String(appConfig().port)])
  })

  it('takes along every folder that the program reads while it runs', () => {
    const copied = lastStage('COPY').map((words) => words.split(' ').at(-1))
    const sources = readdirSync(path.join(PROJECT_ROOT, 'server'), { recursive: true, encoding: 'utf8' })
    const running = sources.filter(
      (file) => /\.ts$/.test(file) && !/\.spec\.|(^|[/\\])(testing|drill|bench)[/\\]|printSchemas/.test(file),
    )
    const folders = running.flatMap((file) =>
      [...read(`server/${file}`).matchAll(/PROJECT_ROOT, '([\w-]+)'/g)].map(([, folder]) => `./${folder}`),
    )
    expect(folders).toEqual(expect.arrayContaining(['./dist', './migrations']))
    expect(folders.filter((folder) => !copied.includes(folder))).toEqual([])
    expect(copied).toEqual(expect.arrayContaining(['./', './node_modules']))
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['node_modules', 'dist', '.data', '.git']),
    )
  })

  it('takes along what the migrations read: packages, and nothing of the sources', () => {
    const folder = path.join(PROJECT_ROOT, 'migrations')
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts')))
      for (const [, from = ''] of read(`migrations/${file}`).matchAll(
        /^import (?!type)[^\n]*from '([^']+)'/gm,
      )) {
        if (!from.startsWith('.')) continue
        const target = path.relative(PROJECT_ROOT, path.resolve(folder, from))
        expect(target, file).toMatch(/^(migrations|schema)\//)
        expect(existsSync(path.join(PROJECT_ROOT, target)), `${file}: ${target}`).toBe(true)
      }
  })
})

it('docs/configuration.md lists every variable that is read', () => {
  const listed = read('docs/configuration.md')
  expect(variableNames.filter((name) => !listed.includes(`\`${name}\``))).toEqual([])
})
