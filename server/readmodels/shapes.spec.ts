import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { dayLoad } from './dayLoad/dayLoad.projection.ts'
import type { ProjectedTable, Projection } from './engine/projection.ts'
import { projections } from './registry.ts'

/**
 * What the tables of each read model look like, by its version. An installation builds a read model anew when it starts with another version
 * and at no other time: a line is added here with a new version and never changed.
 */
const shapes: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  orderHistory: {
    9: '37faa49836742e77',
    10: 'ba47d8590cafe88d',
    11: '05c09c0a9560b57d',
    12: '7fb73efa4d225655',
    13: '86378e5572f6c9fc',
    14: 'd0572e9ef87177b6',
  },
  orderChanges: { 4: '7efc606f5086a192', 5: '7efc606f5086a192', 6: '7efc606f5086a192' },
  walletStatement: { 5: 'e8f9dd14c8d83bec', 6: 'ad9ac0ea880d6618' },
  experienceStatement: { 1: 'e67084113724a406' },
  payments: { 2: '97fdf89797e648f2' },
  dayLoad: { 1: '915f87867ffc1ee1' },
  seriesOverview: { 1: '86ea86b3aad63f5f' },
  mails: { 1: '4f53cda18c2baa0c' },
}

/** What somebody has to do who changed a read model; undefined when all is well. */
function wanted({ name, version, tables }: Projection): string | undefined {
  const known = shapes[name] ?? {}
  const latest = Math.max(0, ...Object.keys(known).map(Number))
  const shape = shapeOf(tables)
  if (known[version] === shape && version === latest) return undefined
  const here = `server/readmodels/${name}/${name}.projection.ts`
  const line = (next: number) => `add "${next}: '${shape}'" to ${name} in server/readmodels/shapes.spec.ts`
  if (version > latest) return `${name} has a new version: ${line(version)}`
  return (
    `The tables of ${name} are not those of its version ${version}, so that installations would go on with the old ones. ` +
    `Raise "version" in ${here} to ${latest + 1}, then ${line(latest + 1)}; leave the lines of older versions as they are.`
  )
}

/** Names, keys, columns and indexes of the tables, as they are created; the order of columns does not matter. */
function shapeOf(tables: readonly ProjectedTable[]): string {
  const created = tables.map(({ name, key, columns, indexes }) => [
    name,
    key,
    Object.entries<string>(columns).sort(([a], [b]) => (a < b ? -1 : 1)),
    indexes.map((index) => index.replaceAll(/\s+/g, ' ')),
  ])
  return createHash('sha256').update(JSON.stringify(created)).digest('hex').slice(0, 16)
}

describe('a read model whose tables change has a new version', () => {
  it.each(projections.map((projection) => [projection.name, projection] as const))('%s', (_, projection) => {
    expect(wanted(projection)).toBeUndefined()
  })

  const [table, ...others] = dayLoad.tables as readonly [ProjectedTable, ...ProjectedTable[]]
  const wider: Projection = {
    ...dayLoad,
    tables: [{ ...table, columns: { ...table.columns, more: 'text' } } as ProjectedTable, ...others],
  }

  it('and who forgot it is told what to do', () => {
    expect(wanted(wider)).toMatch(
      /^The tables of dayLoad are not those of its version 1.* Raise "version" in server\/readmodels\/dayLoad\/dayLoad.projection.ts to 2, then add "2: '[0-9a-f]{16}'"/,
    )
    expect(wanted({ ...wider, version: 2 })).toMatch(/^dayLoad has a new version: add "2: '[0-9a-f]{16}'"/)
    expect(wanted({ ...dayLoad, version: 0 })).toMatch(/Raise "version"/)
  })
})
