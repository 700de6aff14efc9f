import { readdirSync } from 'node:fs'
import { defineConfig } from 'vite'

/**
 * The server's build: the server and every command are one program each, and share what they have in common. The web app has its own
 * configuration in client/.
 */
export default defineConfig(() => {
  const commands = readdirSync('server/commands').filter((file) => /^\w+\.ts$/.test(file))
  return {
    publicDir: false as const,
    build: {
      ssr: true,
      target: 'node26',
      outDir: 'dist/server',
      sourcemap: true,
      rolldownOptions: {
        input: ['server/main.ts', ...commands.map((file) => `server/commands/${file}`)],
        output: { chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  }
})
