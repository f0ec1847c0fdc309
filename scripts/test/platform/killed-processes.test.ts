/** Runs with the journeys: a platform is up at E2E_URL, its state lies in E2E_STATE. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '@landfall/kit/testing'
import { describe, expect, it } from 'vitest'
import { isAlive, type ProcessIdentity } from '../../dev/processes.ts'

const site = process.env.E2E_URL ?? ''
const run = join(process.env.E2E_STATE ?? '', 'run')
const timeoutMs = 60_000

const names = (process.env.E2E_STATE ? readdirSync(run) : [])
  .flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])
  .filter((name) => !['supervisor', 'ports'].includes(name))

function identityOf(name: string): ProcessIdentity {
  return JSON.parse(readFileSync(join(run, `${name}.json`), 'utf8')) as ProcessIdentity
}

async function countScholarships(): Promise<number> {
  const response = await fetch(`${site}/api/scholarships/count`)
  expect(response.status).toBe(200)
  return ((await response.json()) as { totalCount: number }).totalCount
}

async function expectReady() {
  const response = await fetch(`${site}/readyz`, { signal: AbortSignal.timeout(5_000) })
  expect(await response.text()).toContain('"ready":true')
}

describe.runIf(names.length > 0)('the platform after kill -9', () => {
  it.each(names)('of %s repairs itself and has all data', async (name) => {
    const before = await countScholarships()
    const killed = identityOf(name)
    process.kill(killed.pid, 'SIGKILL')
    const replaced = () => identityOf(name).pid !== killed.pid && isAlive(identityOf(name))
    await eventually(replaced, { timeoutMs })
    await eventually(expectReady, { timeoutMs })
    expect(await eventually(countScholarships, { timeoutMs })).toBe(before)
  })
})
