/** Ports of what we start: the same ones each time where possible, free ones otherwise. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { dirname } from 'node:path'

export type Ports = { readonly [name: string]: number }

/** One port for each name, kept in `file`. A name whose port `isOurs` keeps it although it is in use. */
export async function choosePorts(
  file: string,
  wanted: Ports,
  isOurs: (name: string, port: number) => boolean | Promise<boolean>,
): Promise<Ports> {
  const kept = readPorts(file)
  const chosen: Record<string, number> = {}
  for (const [name, usual] of Object.entries(wanted)) {
    const taken = new Set(Object.values(chosen))
    const before = kept[name]
    if (before !== undefined && (await isOurs(name, before))) chosen[name] = before
    else chosen[name] = await firstFree([before, usual], taken)
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(chosen, null, 2)}\n`)
  return chosen
}

/** Whether nobody listens there and we may. */
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
