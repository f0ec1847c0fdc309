import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { root } from './paths.ts'
import { runOnce } from './run-once.ts'

it('a run answers how its command ended and what it printed', async () => {
  const script = 'console.log("out"); console.error("err"); process.exit(3)'
  const { code, output } = await runOnce('node', ['-e', script])
  expect(code).toBe(3)
  expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out'])
})

it('a run ends its command when its process ends', async () => {
  const child = 'console.log(process.pid); setInterval(() => {}, 1_000)'
  const script = `
    import { runOnce } from ${JSON.stringify(join(root, 'scripts/dev/run-once.ts'))}
    void runOnce('node', ['-e', ${JSON.stringify(child)}], { isShown: true })
    setInterval(() => { if (process.stdout.bytesWritten > 0) process.exit() }, 10)
  `
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  const pid = Number(stdout)
  expect(pid).toBeGreaterThan(1)
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(/ESRCH/), {
    timeout: 60_000,
  })
})
