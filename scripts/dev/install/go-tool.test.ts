import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from '@landfall/kit/testing/eventually'
import { identify } from '../processes.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Starts a process that builds something with a Go tool whose compiler takes forever. */
function startBuilding() {
  const folder = mkdtempSync(join(tmpdir(), 'go-tool-'))
  folders.push(folder)
  const pids = join(folder, 'pids')
  mkdirSync(pids)
  // Like the real tool, it waits for its compilers when it is interrupted.
  const go = `#!/bin/sh
[ "$1" = version ] && exit 0
trap '' INT
sleep 600 &
touch "${pids}/$$" "${pids}/$!"
wait`
  writeFileSync(join(folder, 'go'), go, { mode: 0o755 })
  const program = `
    process.on('SIGTERM', () => process.exit(0))
    const { buildGoTool } = await import(${JSON.stringify(join(import.meta.dirname, 'go-tool.ts'))})
    await buildGoTool('mongo-stand-in')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: {
      ...process.env,
      PATH: [folder, process.env['PATH']].join(delimiter),
      XDG_CACHE_HOME: folder,
    },
    stdio: 'ignore',
  })
  return {
    child,
    /** The Go tool and its compiler, once both run. */
    building: () =>
      eventually(() => {
        const found = readdirSync(pids).map(Number)
        if (found.length < 2) throw new Error('it does not build yet')
        return found
      }),
  }
}

describe('a build by the Go tool', () => {
  it('ends with the process that wanted it, compilers and all', async () => {
    const { child, building } = startBuilding()
    const pids = await building()
    expect(pids.map((pid) => identify(pid) !== null)).toEqual([true, true])
    child.kill('SIGTERM')
    const areGone = () => pids.every((pid) => identify(pid) === null)
    expect(await eventually(areGone)).toBe(true)
  })
})
