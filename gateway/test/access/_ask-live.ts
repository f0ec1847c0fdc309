import { eventually } from '@landfall/kit/testing/eventually'
import { eventClient } from '../_live-client.ts'
import { type Answer, readResult } from './_ask.ts'
import type { Person } from './_people.ts'
import type { Site } from '../_asked-platform.ts'

/** Subscribes and returns the first answer. */
export async function askLive(
  { url }: Site,
  person: Person | null,
  query: string,
  variables: Record<string, unknown>,
): Promise<Answer> {
  const client = eventClient(url, { session: person?.jar.get('landfall_session') })
  try {
    const watching = client.watch({ query, variables })
    let isOver = false
    void watching.ended.then(() => (isOver = true))
    await eventually(() => {
      if (!isOver && watching.results.length === 0) throw new Error('nothing came')
    })
    const [code] = watching.codes()
    if (code) return readResult({ errors: [{ message: '', extensions: { code } }] })
    return readResult(watching.results[0] ?? { data: null })
  } finally {
    client.close()
  }
}
