import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { expect, it } from 'vitest'

const lifecycle = new URL('../src/process/lifecycle.ts', import.meta.url).href

/** Runs a program that says "up" when it has started. */
async function runProgram(start: string, o: { signal?: NodeJS.Signals } = {}) {
  const program = `
    import { runMain } from '${lifecycle}'
    runMain(async () => { ${start} })
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += String(chunk)
    if (o.signal && output.includes('up')) child.kill(o.signal)
  })
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

const keepRunning = `
  const timer = setInterval(() => undefined, 1000)
  console.log('up')
`

it.each(['SIGTERM', 'SIGINT'] as const)(
  'the process stops what it started on %s',
  async (signal) => {
    const stop = `return { stop: async () => { clearInterval(timer); console.log('stopped') } }`
    const ended = await runProgram(keepRunning + stop, { signal })
    expect(ended).toEqual({ code: 0, output: 'up\nstopped\n' })
  },
)

it('the process exits with 1 when stopping fails', async () => {
  const stop = `return { stop: async () => { throw new Error('stuck') } }`
  const ended = await runProgram(keepRunning + stop, { signal: 'SIGTERM' })
  expect(ended.code).toBe(1)
  expect(ended.output).toContain('could not stop')
})

it.each([
  ['the start fails', `throw new Error('no port')`, 'could not start'],
  [
    'nobody catches an error',
    `setTimeout(() => { throw new Error('x') })`,
    'uncaught exception',
  ],
  ['nobody catches a rejection', `Promise.reject(new Error('x'))`, 'unhandled rejection'],
])('the process exits with 1 when %s', async (_case, start, reason) => {
  const ended = await runProgram(`${start}; return { stop: async () => undefined }`)
  expect(ended.code).toBe(1)
  expect(ended.output).toContain(reason)
})

it('the process prints no query with its parameters when it ends', async () => {
  const error = `Object.assign(new Error('Failed query: insert\\nparams: ada@example.org'), { name: 'DrizzleQueryError' })`
  const ended = await runProgram(
    `Promise.reject(${error}); return { stop: async () => undefined }`,
  )
  expect(ended.output).toContain(
    'unhandled rejection: DrizzleQueryError: Failed query: insert',
  )
  expect(ended.output).not.toContain('ada@example.org')
})

it.runIf(existsSync('/dev/full'))(
  'the process goes on while its log cannot be written',
  async () => {
    const log = new URL('../src/observability/log.ts', import.meta.url).href
    const program = `
    import { createLog } from '${log}'
    const log = createLog({ service: 'test' })
    for (let count = 0; count < 1_000; count++) log.info('x'.repeat(2_000))
    setImmediate(() => process.stderr.write('still here'))
  `
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    })
    let output = ''
    child.stderr?.on('data', (chunk) => (output += String(chunk)))
    const [code] = (await once(child, 'close')) as [number | null]
    expect({ code, output }).toEqual({ code: 0, output: 'still here' })
  },
)
