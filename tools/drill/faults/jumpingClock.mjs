/**
 * Loaded into a server before its program (`node --import`): shifts its clock by the milliseconds in a file that the drill writes. The
 * product itself has no such feature.
 */
import { readFileSync } from 'node:fs'

const { now } = Date
const { instant } = Temporal.Now
let offset = 0

globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length === 0 ? [now() + offset] : given))
  }
  static now() {
    return now() + offset
  }
}
Temporal.Now.instant = () => instant().add({ milliseconds: offset })

const read = () => {
  try {
    offset = Number(readFileSync(process.env.DRILL_CLOCK ?? '', 'utf8')) || 0
  } catch {
    offset = 0
  }
}
read()
setInterval(read, 100).unref()
