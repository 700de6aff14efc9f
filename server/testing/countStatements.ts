import type { KyselyPlugin } from 'kysely'
import type { Db } from '../kernel/database.ts'

/** The same database, and how many statements were sent through it: lists take a fixed number, however long they are. */
export function countStatements(db: Db): { readonly db: Db; readonly statements: () => number } {
  let statements = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // prepared statements are no trees of nodes
    transformResult: async ({ result }) => {
      statements += 1
      return result
    },
  }
  return { db: db.withPlugin(counting), statements: () => statements }
}
