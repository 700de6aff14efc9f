interface Reply<Data> {
  readonly data?: Data
  readonly errors?: readonly { readonly message: string }[]
}

/**
 * Asks the served product a GraphQL question, for what a browser spec has to know or prepare beside the screens.
 * @throws Error when it answers with errors
 */
export async function askProduct<Data>(query: string, variables: object, token?: string): Promise<Data> {
  const response = await fetch(`${process.env.BASE_URL}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors }: Reply<Data> = await response.json()
  if (errors || !data) throw new Error(errors?.[0]?.message ?? `No data, status ${response.status}`)
  return data
}

interface Outcome {
  readonly userErrors?: readonly { readonly message: string }[]
}

/**
 * Asks for a change that must not be refused.
 * @throws Error with the first refusal, or as `askProduct` does
 */
export async function changeProduct<Data>(query: string, variables: object, token?: string): Promise<Data> {
  const data = await askProduct<Data>(query, variables, token)
  for (const answer of Object.values(data as Record<string, Outcome | null>)) {
    const [refusal] = answer?.userErrors ?? []
    if (refusal) throw new Error(refusal.message)
  }
  return data
}
