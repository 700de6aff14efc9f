import { ApolloArmor } from '@escape.tech/graphql-armor'

/** How deep, wide and costly a query may be: free enough for reports, too little to bring the server down. */
export function queryLimits(production: boolean) {
  return new ApolloArmor({
    // a fragment is a name for fields and no level of its own
    maxDepth: { n: 10, ignoreIntrospection: true, flattenFragments: true },
    maxAliases: { n: 15 },
    maxDirectives: { n: 50 },
    // it would answer 500 to what cannot be parsed: the parser counts for itself
    maxTokens: { enabled: false },
    // it counts fields once, however long the lists are that they stand in: see queryCost.ts
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: production },
  }).protect()
}
