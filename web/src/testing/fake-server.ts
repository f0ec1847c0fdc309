import { vi } from 'vitest'

type Answer = Record<string, unknown>
type Handler = (variables: Record<string, unknown>) => Answer | Promise<Answer>

/**
 * Answers GraphQL requests in tests with data: one handler per operation name. Type the handlers with the generated
 * result types, so that a fake cannot drift from the schema:
 * `fakeServer({ SessionViewer: () => ({ viewer: null }) satisfies SessionViewerQuery })`.
 * An operation without a handler fails like a lost connection. The fake sits below both `ask` and Apollo.
 */
export function fakeServer(handlers: Record<string, Handler>) {
  const requests: { operation: string; variables: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    const { query, variables = {} } = JSON.parse(init.body) as {
      query: string
      variables?: Record<string, unknown>
    }
    const operation = /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? ''
    requests.push({ operation, variables })
    const handler = handlers[operation]
    if (!handler) throw new TypeError(`No answer for ${operation}`)
    return Response.json({ data: await handler(variables) })
  })
  return { requests }
}
