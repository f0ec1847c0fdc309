/** Runs a program that refuses root, such as PostgreSQL, as another user when we are root. */
import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync } from 'node:fs'
import { onPath } from './programs.ts'
import type { Command } from './detached-process.ts'

export type Account = { readonly uid: number; readonly gid: number; readonly name: string }

/** The account to change to, or null when we are not root. */
export function unprivilegedAccount(passwd?: string): Account | null {
  if (process.getuid?.() !== 0) return null
  const rows = (passwd ?? readFileSync('/etc/passwd', 'utf8')).split('\n')
  const accounts = rows.map((row) => row.split(':'))
  const found = ['postgres', 'nobody']
    .map((name) => accounts.find(([candidate]) => candidate === name))
    .find((row) => row !== undefined)
  if (!found)
    throw new Error('PostgreSQL refuses to run as root, and there is no user "nobody"')
  return { name: String(found[0]), uid: Number(found[2]), gid: Number(found[3]) }
}

/** @param reach folders and files that the program needs to reach */
export function runAs(account: Account | null, command: Command, reach: string[]): Command {
  if (!account) return command
  const { uid, gid } = account
  const isReachable = (path: string) =>
    spawnSync('test', ['-r', path], { uid, gid, cwd: '/' }).status === 0
  if (reach.every(isReachable)) return { cwd: '/', ...command, uid, gid }
  return keepingAccess(account, command)
}

/**
 * No other user can enter a clone below root's own home or in a private temporary folder: the process then keeps the
 * right to pass as a capability when it changes the user.
 */
function keepingAccess({ uid, gid, name }: Account, command: Command): Command {
  const setpriv = onPath('setpriv')
  if (!setpriv) {
    throw new Error(
      `The user ${name} can't get at ${command.file}: move the clone to where others may read ` +
        '(chmod o+x on its parents), do not run as root, or set DATABASE_URL.',
    )
  }
  const how = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const args = [...how, ...capability, command.file, ...command.args]
  return { cwd: '/', ...command, file: setpriv, args }
}

export function giveTo(account: Account | null, path: string) {
  if (account) chownSync(path, account.uid, account.gid)
}
