/** `npm run dev`: the server restarts when its sources change, and the web app updates in the open page, at Vite's address. */
import { install } from './install.mjs'
import { handOver, pinnedNode, runOrFail, runScript } from './processes.mjs'

const WEB_APP = 'http://127.0.0.1:5173'

await runScript(async () => {
  await install()
  await runOrFail(['graphql-codegen'])
  return await handOver([
    {
      file: pinnedNode(),
      args: ['--watch', '--watch-preserve-output', '--import', 'tsx', 'server/main.ts'],
      env: { PUBLIC_URL: process.env.PUBLIC_URL ?? WEB_APP },
    },
    {
      file: pinnedNode(),
      args: [
        'node_modules/vite/bin/vite.js',
        'client',
        '--host',
        '127.0.0.1',
        '--port',
        '5173',
        '--strictPort',
      ],
    },
  ])
})
