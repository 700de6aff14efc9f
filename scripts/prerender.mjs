/**
 * Prerenders the visitor pages of the built web app into dist/pages, a document for each language, so that they are readable without
 * scripts. The first scripts and styles, which block the first paint, get names with a hash of their content; then the crews' service
 * worker gets the list of files to cache.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ROOT, runScript } from './processes.mjs'

const CLIENT = path.join(ROOT, 'dist', 'client')
const PAGES = path.join(ROOT, 'dist', 'pages')
const DRAWING = path.join(ROOT, 'dist', 'drawing')

await runScript(async () => {
  const manifest = JSON.parse(await readFile(path.join(CLIENT, 'manifest.json'), 'utf8'))
  const { drawPages, crewFiles } = await drawingProgram()
  const shell = await shellWithFixedNames()
  await writeFile(path.join(CLIENT, 'index.html'), shell)
  await tellCrewWorker(shell, crewFiles(manifest))
  const pages = await drawPages({ shell, manifest })
  await rm(PAGES, { recursive: true, force: true })
  const paths = new Set()
  for (const page of pages) {
    paths.add(page.path)
    const file = path.join(PAGES, page.language, `${page.path.slice(1) || 'index'}.html`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, page.document)
  }
  await writeFile(path.join(PAGES, 'paths.json'), JSON.stringify([...paths]))
  await rm(DRAWING, { recursive: true })
  await rm(path.join(CLIENT, 'manifest.json'))
})

/** The web app once more, for this process instead of a browser. */
async function drawingProgram() {
  await build({
    configFile: path.join(ROOT, 'client', 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'prerendered/drawPages.ts',
      outDir: DRAWING,
      emptyOutDir: true,
      manifest: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  })
  return await import(pathToFileURL(path.join(DRAWING, 'drawPages.js')).href)
}

async function shellWithFixedNames() {
  let shell = await readFile(path.join(CLIENT, 'index.html'), 'utf8')
  for (const name of ['firstPaint.js', 'firstPaint.css']) {
    const content = await readFile(path.join(CLIENT, name))
    const hash = hashOf(content)
    const { name: stem, ext } = path.parse(name)
    const fixed = `assets/${stem}-${hash}${ext}`
    await rename(path.join(CLIENT, name), path.join(CLIENT, fixed))
    shell = shell.replace(`"/${name}"`, `"/${fixed}"`)
  }
  return shell
}

/** @param {string} shell @param {readonly string[]} parts of the crews' pages */
async function tellCrewWorker(shell, parts) {
  const named = [...shell.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  const files = [...new Set([...named, ...parts])]
  const crewShell = JSON.stringify({ version: hashOf(shell + files.join()), files })
  const file = path.join(CLIENT, 'crewWorker.js')
  await writeFile(file, `const crewShell=${crewShell};\n${await readFile(file, 'utf8')}`)
}

/** @param {string | Buffer} content */
function hashOf(content) {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8)
}
