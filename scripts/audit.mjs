/**
 * `node scripts/audit.mjs`: checks shipped packages for known vulnerabilities of high or critical severity in npm's registry. If the
 * registry cannot answer, offline or through a mirror without audits, it says so and does not fail.
 */
import { npm } from './install.mjs'
import { runQuietly, runScript } from './processes.mjs'

const GRAVE = ['high', 'critical']
const ASK = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000']

await runScript(async () => {
  const { output } = await runQuietly([...npm(), ...ASK])
  const { vulnerabilities } = reportIn(output)
  if (vulnerabilities === undefined) {
    console.log('Not asked: the registry gives no answer about known vulnerabilities.')
    return 0
  }
  const holes = Object.values(vulnerabilities).filter(({ severity }) => GRAVE.includes(severity))
  for (const hole of holes) console.log(`${hole.name} ${hole.range}: ${hole.severity}, ${reasonsOf(hole)}`)
  console.log(`${holes.length} packages with known vulnerabilities of high or critical severity`)
  return holes.length === 0 ? 0 : 1
})

/** What npm printed beside it, such as where its own log lies, comes after the report. @param {string} output */
function reportIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return {}
  }
}

/** The vulnerabilities themselves, or the packages that bring them. */
function reasonsOf({ via }) {
  return via
    .map((each) => (typeof each === 'string' ? `by ${each}` : `${each.title} (${each.url})`))
    .join('; ')
}
