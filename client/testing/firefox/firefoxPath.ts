import { existsSync } from 'node:fs'

/** The Firefox of this machine: what `FIREFOX_PATH` names, or else where distributions put it; undefined where there is none. */
export const firefoxPath = [process.env.FIREFOX_PATH, '/usr/bin/firefox', '/usr/bin/firefox-esr'].find(
  (file) => file && existsSync(file),
)
