/**
 * Everything that must hold, in the order in which a failure is cheapest to find. A gate counts as one test; `vitest` and `playwright`
 * steps count what their reports count. `check` marks the quick ones, for `npm run check`.
 * @typedef {{ name: string, command: [string, ...string[]], kind: 'gate' | 'vitest' | 'playwright', check?: boolean }} Step
 */

/** @type {readonly Step[]} */
export const STEPS = [
  { name: 'Types', kind: 'gate', check: true, command: ['tsc', '-p', '.'] },
  { name: 'Lint', kind: 'gate', check: true, command: ['biome', 'check', '.'] },
  {
    name: 'Generated GraphQL code',
    kind: 'gate',
    check: true,
    command: ['graphql-codegen', '--config', 'codegen.yml', '--check'],
  },
  { name: 'Import rules', kind: 'gate', check: true, command: ['node', 'scripts/importRules.mjs'] },
  {
    name: 'Pure and client specs',
    kind: 'vitest',
    check: true,
    command: ['vitest', 'run', '--project', 'pure', '--project', 'client'],
  },
  { name: 'Integration specs', kind: 'vitest', command: ['vitest', 'run', '--project', 'integration'] },
  { name: 'Sizes', kind: 'gate', command: ['node', 'scripts/sizes.mjs'] },
  { name: 'Browser specs', kind: 'playwright', command: ['playwright', 'test'] },
]
