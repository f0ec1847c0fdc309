/** What backup and restore refuse before they touch anything; copying needs a Docker engine. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'

/** Makes a clone with this `.env`, and returns a way to run its scripts without Docker's programs. */
function installation(env?: string) {
  const folder = temporaryFolder('backup')
  for (const name of ['backup', 'restore'])
    cpSync(join(import.meta.dirname, name), join(folder, 'scripts/ops', name))
  if (env !== undefined) writeFileSync(join(folder, '.env'), env)
  const run = (name: string, ...args: string[]) => {
    const script = join(folder, 'scripts/ops', name)
    const { status, stderr } = spawnSync(script, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: '/usr/bin:/bin', DOCKER_HOST: 'unix:///nowhere' },
    })
    return { status, stderr }
  }
  return { folder, run }
}

const refused = (message: string) => ({
  status: 1,
  stderr: expect.stringContaining(message),
})

it('a backup copies nothing where there is no installation, and overwrites nothing', () => {
  const { folder, run } = installation()
  expect(run('backup')).toEqual(refused('say where to: scripts/ops/backup FOLDER'))
  expect(run('backup', 'scripts')).toEqual(refused('scripts is there already'))
  expect(run('backup', 'copy')).toEqual(refused('there is no .env'))
  expect(existsSync(join(folder, 'copy'))).toBe(false)
})

it('only a backup is restored, and only where its keys are not another installation’s', () => {
  const { folder, run } = installation('REDIS_PASSWORD=new\n')
  mkdirSync(join(folder, 'copy'))
  expect(run('restore')).toEqual(refused('say where from: scripts/ops/restore FOLDER'))
  expect(run('restore', 'copy')).toEqual(refused('copy holds no backup'))
  writeFileSync(join(folder, 'copy/env'), 'REDIS_PASSWORD=old\n')
  expect(run('restore', 'copy')).toEqual(refused('.env is another one'))
  expect(readFileSync(join(folder, '.env'), 'utf8')).toBe('REDIS_PASSWORD=new\n')
})
