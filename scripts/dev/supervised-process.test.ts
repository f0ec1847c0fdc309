import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from '@landfall/kit/testing/eventually'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { identify, isAlive, type ProcessIdentity } from './processes.ts'
import { superviseProcess, type ProcessSpec } from './supervised-process.ts'
import type { SupervisedProcess } from './supervised-process.ts'

const running: SupervisedProcess[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((process) => process.stop()))
})

function surroundings() {
  const folder = temporaryFolder('supervise')
  const said: string[] = []
  const around = { logs: folder, run: folder, say: (text: string) => void said.push(text) }
  return { folder, said, around }
}

type Surroundings = ReturnType<typeof surroundings>

/** A small server that writes a file when it is ready. */
function server(
  o: Surroundings,
  spec: Partial<ProcessSpec> = {},
  script = 'setInterval(() => {}, 1000)',
) {
  const readyFile = join(o.folder, 'ready')
  const program = `require('fs').writeFileSync(${JSON.stringify(readyFile)}, String(process.pid)); ${script}`
  const supervised = superviseProcess(
    {
      name: 'server',
      command: () => ({ file: process.execPath, args: ['-e', program] }),
      ready: async () => void readFileSync(readyFile),
      ...spec,
    },
    o.around,
  )
  running.push(supervised)
  return { supervised, readyFile, pid: () => identityOf(o).pid }
}

function identityOf(o: Surroundings): ProcessIdentity {
  return JSON.parse(readFileSync(join(o.folder, 'server.json'), 'utf8')) as ProcessIdentity
}

describe('a supervised process', () => {
  it('is started again when it is killed', async () => {
    const o = surroundings()
    const { supervised, pid } = server(o)
    await supervised.start()
    const first = pid()
    process.kill(first, 'SIGKILL')
    await eventually(() => pid() !== first && isAlive(identityOf(o)))
    expect(o.said).toEqual([`server (process ${first}) ended: starting it again`])
  })

  it('stays stopped', async () => {
    const o = surroundings()
    const { supervised } = server(o)
    await supervised.start()
    const identity = identityOf(o)
    await supervised.stop()
    expect(isAlive(identity)).toBe(false)
  })

  it('is killed when it ignores the signal before it was ready', async () => {
    const o = surroundings()
    const { supervised, readyFile } = server(
      o,
      { ready: () => Promise.reject(new Error('not yet')) },
      `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`,
    )
    const started = supervised.start().catch((error: Error) => error.message)
    await eventually(() => readFileSync(readyFile).length > 0)
    const identity = identityOf(o)
    await supervised.stop()
    expect(isAlive(identity)).toBe(false)
    expect(await started).toContain('it was stopped')
  })

  it('that ends again and again fails to start, with the end of its log', async () => {
    const o = surroundings()
    const { supervised } = server(
      o,
      { ready: () => Promise.reject(new Error('no answer')) },
      `console.error('the disk is full'); process.exit(1)`,
    )
    await expect(supervised.start()).rejects.toThrow(/no answer[\s\S]*the disk is full/)
  })

  it('is taken over by the next supervisor when it may be', async () => {
    const o = surroundings()
    await server(o, { isAdoptable: true }).supervised.start()
    const before = identityOf(o)
    await server(o, { isAdoptable: true }).supervised.start()
    expect(identityOf(o)).toEqual(before)
  })

  it('is replaced by the next supervisor when it may not be taken over', async () => {
    const o = surroundings()
    await server(o).supervised.start()
    const before = identityOf(o)
    await server(o).supervised.start()
    expect(isAlive(before)).toBe(false)
    expect(isAlive(identityOf(o))).toBe(true)
  })

  it('is not confused with another one that has its old id', async () => {
    const o = surroundings()
    const other = { ...identify(process.pid), born: 'in another life' }
    writeFileSync(join(o.folder, 'server.json'), JSON.stringify(other))
    await server(o, { isAdoptable: true }).supervised.start()
    expect(identityOf(o).pid).not.toBe(process.pid)
  })
})
