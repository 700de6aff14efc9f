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
