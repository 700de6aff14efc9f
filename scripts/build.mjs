/** `npm run build`: what `npm start` serves, into dist/. */
import { bootstrap } from './bootstrap.mjs'
import { runScript } from './processes.mjs'

await runScript(bootstrap)
