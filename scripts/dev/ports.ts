/** Ports of the processes that we start: the same ones each time where possible, free ones otherwise. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, resolve } from 'node:path'

export type Ports = { readonly [name: string]: number }

/** Below the ports that systems give to outgoing connections. */
const MIN_PORT = 20_000
const RANGES = 600
const RANGE_SIZE = 20

/**
 * Chooses one port for each name and keeps it in `file`. Each file begins with a range of its own, so two clones
 * rarely meet. A name whose port `isOurs` keeps it although it is in use.
 */
export async function choosePorts(
  file: string,
  names: readonly string[],
  isOurs: (name: string) => boolean,
): Promise<Ports> {
  const kept = readPorts(file)
  const first = firstOfRange(file)
  const chosen: Record<string, number> = {}
  for (const [index, name] of names.entries()) {
    const taken = new Set(Object.values(chosen))
    const before = kept[name]
    if (before !== undefined && isOurs(name)) chosen[name] = before
    else chosen[name] = await firstFree([before, first + index], taken)
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(chosen, null, 2)}\n`)
  return chosen
}

function firstOfRange(file: string): number {
  const hash = createHash('sha256').update(resolve(file)).digest().readUInt32BE()
  return MIN_PORT + (hash % RANGES) * RANGE_SIZE
}

/** Whether nobody listens on the port and we may. */
export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

async function firstFree(candidates: (number | undefined)[], taken: Set<number>) {
  for (const port of candidates) {
    if (port !== undefined && !taken.has(port) && (await isFree(port))) return port
  }
  return anyFree(taken)
}

function anyFree(taken: Set<number>): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() =>
        taken.has(port) ? anyFree(taken).then(resolve, reject) : resolve(port),
      )
    })
  })
}

function readPorts(file: string): Ports {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Ports
  } catch {
    return {}
  }
}
