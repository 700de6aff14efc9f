/**
 * Everything that must hold. A gate counts as one test; `vitest` and `playwright` steps count what their reports count. `check` marks
 * the quick ones, for `npm run check`; one that `yields` takes what time the others leave.
 * @typedef {{ name: string, command: [string, ...string[]], kind: 'gate' | 'vitest' | 'playwright', check?: boolean, yields?: boolean }} Step
 * Steps that run one after the other, in the order in which a failure is cheapest to find.
 * @typedef {readonly Step[]} Lane
 */

/** @type {Lane} Each of them leaves a core idle for most of its time. */
const GATES = [
  {
    name: 'Types',
    kind: 'gate',
    check: true,
    command: [
      'tsc',
      '-p',
      '.',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/types.tsbuildinfo',
      // several processes would each read most files, and the cores have other steps to run
      '--checkers',
      '1',
    ],
  },
  { name: 'Lint', kind: 'gate', check: true, command: ['biome', 'check', '.'] },
  { name: 'Generated GraphQL code', kind: 'gate', check: true, command: ['graphql-codegen', '--check'] },
  { name: 'Import rules', kind: 'gate', check: true, command: ['node', 'scripts/importRules.mjs'] },
  { name: 'Unused files, exports and packages', kind: 'gate', check: true, command: ['knip'] },
  { name: 'Sizes', kind: 'gate', command: ['node', 'scripts/sizes.mjs'] },
  { name: 'Known vulnerabilities', kind: 'gate', command: ['node', 'scripts/audit.mjs'] },
]

/** @type {Step} They wait for sockets more than they compute. */
const PURE = {
  name: 'Pure specs',
  kind: 'vitest',
  check: true,
  command: ['vitest', 'run', '--project', 'pure'],
}

/** @type {Step} Comes last although it fails sooner: it keeps every core busy, whichever lane ends first. */
const CLIENT = {
  name: 'Client specs',
  kind: 'vitest',
  check: true,
  yields: true,
  command: ['vitest', 'run', '--project', 'client*'],
}

/** @type {Step} */
const INTEGRATION = {
  name: 'Integration specs',
  kind: 'vitest',
  yields: true,
  command: ['vitest', 'run', '--project', 'integration'],
}

/** @type {Step} They depend on timing, so the others fill the time in which browsers and their servers wait for each other. */
const BROWSER = { name: 'Browser specs', kind: 'playwright', command: ['playwright', 'test'] }

/** @type {readonly Lane[]} Lanes run side by side. */
export const LANES = [[...GATES, PURE, INTEGRATION, CLIENT], [BROWSER]]

/** @type {readonly Lane[]} What needs neither build nor database nor browser. */
export const QUICK_LANES = [[...GATES.filter(({ check }) => check), PURE], [CLIENT]]
