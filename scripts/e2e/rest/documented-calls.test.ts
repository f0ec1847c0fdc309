/**
 * Runs after the other tests of this interface: each documented call was made to the whole platform and answered as
 * the documentation says. The gateway's own figures show it, so that no test can leave a call out unnoticed.
 */
import { expect, test } from 'vitest'
import calls from '../../../gateway/documented-calls.json' with { type: 'json' }
import { site } from '../kit/config.ts'

const FIGURE = 'landfall_http_request_duration_seconds_count'

test('every documented call was answered with its documented status', async () => {
  const answered = await readAnswered()
  const missing = calls
    .map(({ method, path, status }) => `${method} ${path} ${status}`)
    .filter((call) => !answered.has(call))
  expect(missing).toEqual([])
})

/** `GET /api/scholarships/:id 200` for each call that the gateway has answered since it started. */
async function readAnswered(): Promise<Set<string>> {
  if (site.operations === null)
    throw new Error('Set E2E_OPS_URL to where operators ask the gateway')
  const response = await fetch(new URL('/metrics', site.operations))
  expect(response.status).toBe(200)
  const lines = (await response.text()).split('\n')
  return new Set(
    lines
      .filter((line) => line.startsWith(`${FIGURE}{`))
      .map(
        (line) =>
          `${label(line, 'method')} ${label(line, 'route')} ${label(line, 'status')}`,
      ),
  )
}

function label(line: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(line)?.[1] ?? ''
}
