/** Lays a .br and a .gz beside every text of the built web app: compressed once and well, instead of at every call and hastily. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ROOT } from './processes.mjs'

const folder = path.join(ROOT, 'dist', 'client')
const files = await readdir(folder, { recursive: true })
const texts = files
  .filter((name) => /\.(js|css|html|svg|json|txt)$/.test(name))
  .map((name) => path.join(folder, name))

await Promise.all(
  texts.map(async (file) => {
    const text = await readFile(file)
    const brotli = promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    await writeFile(`${file}.br`, await brotli)
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
  }),
)
