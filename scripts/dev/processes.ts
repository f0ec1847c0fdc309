/** Identifies a process by what the operating system knows about it, so that a reused id is not taken for ours. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A process by id and birth: both together are never reused while the machine is up. */
export type ProcessIdentity = { readonly pid: number; readonly born: string }

/** null when there is no such process (a zombie is none). */
export function identify(pid: number): ProcessIdentity | null {
  const born = process.platform === 'linux' ? bornOnLinux(pid) : bornByPs(pid)
  return born === null ? null : { pid, born }
}

export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.born === identity.born
}

/** The command line, or an empty text. */
export function commandLine(pid: number): string {
  try {
    if (process.platform !== 'linux') return ps(pid, 'args')
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}

/** Signals the whole group that `pid` leads; returns false when it is gone. */
export function signalGroup(pid: number, signal: NodeJS.Signals): boolean {
  return signalOne(-pid, signal)
}

/** Returns false when the process is gone. */
export function signalOne(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

function bornOnLinux(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command's name is in brackets and may hold spaces; field 3 follows it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return fields[0] === 'Z' ? null : `${bootId} ${fields[19]}`
  } catch {
    return null
  }
}

function bornByPs(pid: number): string | null {
  try {
    return ps(pid, 'lstart') || null
  } catch {
    return null
  }
}

function ps(pid: number, field: string): string {
  return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], {
    encoding: 'utf8',
  }).trim()
}
