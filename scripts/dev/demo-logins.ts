/** The demo's logins: made up at its first start, and kept where only their owner reads. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { writePrivateFile } from './private-file.ts'

const login = z.object({ email: z.string(), password: z.string() })
const loginsFile = z.object({ student: login, donor: login, admin: login })

export type Login = z.output<typeof login>
export type DemoLogins = z.output<typeof loginsFile>

/** @throws on a file that somebody changed by hand to something else */
export function readOrMakeDemoLogins(file: string, env: NodeJS.ProcessEnv): DemoLogins {
  if (existsSync(file)) return loginsFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  const logins = {
    student: newLogin('demo-student@demo.landfall.example'),
    donor: newLogin('demo-donor@demo.landfall.example'),
    admin: newLogin(env.LANDFALL_ADMIN_EMAIL || 'demo-admin@landfall.example'),
  }
  writePrivateFile(file, logins)
  return logins
}

/** The admin that a start makes where there is none; the demo fills in what the person did not set. */
export function firstAdminOf({ admin }: DemoLogins, env: NodeJS.ProcessEnv): Login {
  return {
    email: env.LANDFALL_ADMIN_EMAIL || admin.email,
    password: env.LANDFALL_ADMIN_PASSWORD || admin.password,
  }
}

/** The logins that may be the admin's, likeliest first: another start may have made the data that exist. */
export function possibleAdmins(logins: DemoLogins, env: NodeJS.ProcessEnv): Login[] {
  const first = firstAdminOf(logins, env)
  const isKept =
    first.email === logins.admin.email && first.password === logins.admin.password
  return isKept ? [first] : [first, logins.admin]
}

function newLogin(email: string): Login {
  return { email, password: randomBytes(12).toString('base64url') }
}
