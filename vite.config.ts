import { readdirSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import formatjs from '@formatjs/unplugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'

export default defineConfig(({ command, isSsrBuild }) =>
  isSsrBuild ? serverBuild() : client(command === 'build'),
)

/** The server and every command are one program each, and share what they have in common. */
function serverBuild(): UserConfig {
  const commands = readdirSync('server/commands').filter((file) => /^\w+\.ts$/.test(file))
  const input = ['server/main.ts', ...commands.map((file) => `server/commands/${file}`)]
  return {
    publicDir: false,
    build: {
      ssr: true,
      target: 'node26',
      outDir: 'dist/server',
      sourcemap: true,
      rolldownOptions: { input, output: { chunkFileNames: 'chunks/[name]-[hash].js' } },
    },
  }
}

/** In a build every message is parsed once, by us, so that the browser needs no parser. */
function client(isBuild: boolean): UserConfig {
  const noParser = {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  }
  const server = process.env.SERVER_URL ?? 'http://127.0.0.1:4000'
  return {
    root: 'client',
    plugins: [react(), formatjs({ ast: isBuild, removeDefaultMessage: isBuild }), compressed()],
    resolve: isBuild ? { alias: [noParser] } : {},
    build: { outDir: '../dist/client', emptyOutDir: true, target: 'es2023' },
    server: {
      proxy: {
        '/graphql': { target: server, ws: true },
        '/api': server,
        '/health': server,
        '/dev': server,
      },
    },
  }
}

/** Lays a .br and a .gz beside every text of the build: compressed once and well, instead of at every call and hastily. */
function compressed(): Plugin {
  const brotli = (text: Buffer) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  const zip = (text: Buffer) => promisify(gzip)(text, { level: 9 })
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true })
      for (const file of files.filter((name) => /\.(js|css|html|svg|json|txt)$/.test(name))) {
        const text = await readFile(path.join(dir, file))
        await writeFile(path.join(dir, `${file}.br`), await brotli(text))
        await writeFile(path.join(dir, `${file}.gz`), await zip(text))
      }
    },
  }
}
