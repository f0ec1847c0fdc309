import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { platformComplaints } from './platform-complaints.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'complaints-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const at = (minute: number) => `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`
const line = (minute: number, more: object) => JSON.stringify({ time: at(minute), ...more })
const since = new Date(at(10))

function log(name: string, ...lines: string[]) {
  writeFileSync(join(folder, name), lines.join('\n'))
}

it('finds warnings, errors and failed requests of all processes in their order', () => {
  log(
    'gateway.log',
    line(12, { level: 'info', status: 503, msg: 'request' }),
    line(13, { level: 'info', status: 200, msg: 'request' }),
    line(11, { level: 'warn', msg: 'a subgraph is away' }),
  )
  log('workers.log', line(14, { level: 'error', msg: 'a job failed' }), '{"level":"err')
  log('postgres.log', '2026-03-01 10:12:00 UTC LOG: ready')
  const found = platformComplaints(folder, since).map(
    (one) => (JSON.parse(one) as { msg: string }).msg,
  )
  expect(found).toEqual(['a subgraph is away', 'request', 'a job failed'])
})

it('leaves out what was logged before the tests began', () => {
  log('gateway.log', line(9, { level: 'error', msg: 'before' }))
  expect(platformComplaints(folder, since)).toEqual([])
})

it('shows the last of many, none of them long', () => {
  const many = Array.from({ length: 30 }, (_, minute) =>
    line(10 + minute, { level: 'warn', msg: 'x'.repeat(2_000), minute }),
  )
  log('gateway.log', ...many)
  const found = platformComplaints(folder, since)
  expect(found).toHaveLength(20)
  expect(found.at(-1)).toContain(at(39))
  expect(Math.max(...found.map(({ length }) => length))).toBe(700)
})
