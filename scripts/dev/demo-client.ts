/** Calls the site's REST paths as a program would, with one person's cookie. */

type Body = Record<string, unknown>

export type DemoClient = {
  readonly cookies: ReadonlyMap<string, string>
  /** @throws with the site's own message unless the answer is a success */
  call<Answer>(method: string, path: string, body?: Body): Promise<Answer>
}

export class DemoCallError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export function createDemoClient(url: string): DemoClient {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async call<Answer>(method: string, path: string, body?: Body): Promise<Answer> {
      const response = await fetch(new URL(path, url), {
        method,
        headers: {
          origin: url,
          'content-type': 'application/json',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      const answer = (await response.json().catch(() => ({}))) as Answer & {
        message?: string
      }
      if (!response.ok) {
        throw new DemoCallError(
          response.status,
          `${method} ${path}: ${answer.message ?? response.status}`,
        )
      }
      return answer
    },
  }
}

/**
 * Returns the answer to a GraphQL operation.
 * @throws when the site does not answer it
 */
export async function askGraph<Data>(
  client: DemoClient,
  query: string,
  variables: object,
): Promise<Data> {
  type Answer = { data?: Data; errors?: { message: string }[] }
  const answer = await client.call<Answer>('POST', '/graphql', { query, variables })
  if (!answer.data || answer.errors)
    throw new Error(`The demo was refused: ${answer.errors?.[0]?.message ?? query}`)
  return answer.data
}
