/**
 * Loads a running platform of this machine with k6, after registering students for it:
 *
 *     node scripts/load/run.ts [--site http://localhost:4000] [--scenarios match,browse,search]
 *         [--students 50] [--matches 1000] [--seconds 10] [--k6 path/of/k6]
 *
 * The platform must allow this many people from one address: see README.md.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createDemoClient } from '../dev/demo-client.ts'

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:4000' },
    scenarios: { type: 'string', default: 'match' },
    students: { type: 'string', default: '50' },
    matches: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
    k6: { type: 'string', default: 'k6' },
  },
})
/** Registering ten takes a second of a core: passwords are hashed slowly on purpose. */
const AT_ONCE = 4

process.exitCode = await main()

async function main(): Promise<number> {
  const { hostname } = new URL(values.site)
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    say('A load is for a platform of this machine alone.')
    return 2
  }
  const folder = mkdtempSync(join(tmpdir(), 'landfall-load-'))
  try {
    const file = join(folder, 'students.json')
    const students = await makeStudents(Number(values.students))
    writeFileSync(file, JSON.stringify(students), { mode: 0o600 })
    say(`${students.length} students are signed in`)
    return await runK6(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeStudents(count: number) {
  const mark = randomBytes(4).toString('hex')
  const made: { session: string }[] = []
  let next = 0
  const lane = async () => {
    while (next < count) made.push({ session: await makeStudent(`load-${mark}-${next++}`) })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return made
}

/** Registers a student; returns the token of their session. */
async function makeStudent(username: string): Promise<string> {
  const password = randomBytes(12).toString('base64url')
  const client = createDemoClient(values.site)
  await client.call('POST', '/api/auth/register', {
    userType: 'student',
    firstName: 'Load',
    lastName: 'Student',
    username,
    email: `${username}@load.landfall.example`,
    password,
  })
  await client.call('POST', '/api/auth/login', { username, password })
  const session = client.cookies.get('landfall_session')
  if (!session) throw new Error('Signing in gave no session')
  return session
}

async function runK6(students: string): Promise<number> {
  const child = spawn(values.k6, ['run', join(import.meta.dirname, 'mix.ts')], {
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE: values.site,
      SCENARIOS: values.scenarios,
      MATCHES: values.matches,
      SECONDS: values.seconds,
      STUDENTS: students,
      K6_NO_USAGE_REPORT: 'true',
    },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
