import { buildSchema, type GraphQLSchema } from 'graphql'
import { useEffect, useState } from 'react'

type Known = { schema: GraphQLSchema | null; hasFailed: boolean }

/** The schema from its file: introspection would cost a partner 400. */
export function useSchema(): Known & { retry: () => void } {
  const [known, setKnown] = useState<Known>({ schema: null, hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const left = new AbortController()
    // A retry bypasses the browser's cache.
    const cache = attempt === 0 ? 'default' : 'reload'
    loadSchema({ signal: left.signal, cache }).then(
      (schema) => setKnown({ schema, hasFailed: false }),
      () => left.signal.aborted || setKnown({ schema: null, hasFailed: true }),
    )
    return () => left.abort()
  }, [attempt])
  return { ...known, retry: () => setAttempt((count) => count + 1) }
}

async function loadSchema(how: RequestInit): Promise<GraphQLSchema> {
  const response = await fetch('/graphql/schema.graphql', { credentials: 'omit', ...how })
  if (!response.ok) throw new Error(`The schema came with status ${response.status}`)
  // The schema was validated when it was composed.
  return buildSchema(await response.text(), { assumeValid: true })
}
