import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A scanner's result for one file. */
export type Verdict = 'clean' | 'infected'

/** Rejects if the scanner is unreachable, hangs or gives no result. */
export type Scan = (content: Readable) => Promise<Verdict>

const SILENT_MS = 60_000
/** Far longer than clamd's one-line answer. */
const ANSWER_MAX = 4_096

/**
 * A client of ClamAV's daemon by `INSTREAM`: chunks prefixed with their length, ended by an empty one (clamd(8)). The
 * answer is one line that ends with NUL.
 * @param o.silentMs how long clamd may neither read nor answer; 60 s by default
 */
export function createClamd(o: { host: string; port: number; silentMs?: number }): Scan {
  return async (content) => {
    const socket = connect({ host: o.host, port: o.port })
    socket.setTimeout(o.silentMs ?? SILENT_MS, () =>
      socket.destroy(new Error('clamd does not answer')),
    )
    try {
      const answer = readAnswer(socket)
      // If clamd is unreachable, both fail; awaiting both keeps either rejection from going unhandled.
      const [line] = await Promise.all([answer, send(content, socket)])
      return verdictIn(line)
    } finally {
      socket.destroy()
      content.destroy()
    }
  }
}

async function send(content: Readable, socket: Socket): Promise<void> {
  await pipeline(framed(content), socket, { end: false })
}

async function* framed(content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of content) if (piece.length > 0) yield withLength(piece)
  yield withLength(Buffer.alloc(0))
}

function withLength(piece: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.length)
  return Buffer.concat([length, piece])
}

function readAnswer(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('utf8')
    if (text.includes('\0')) resolve(text.slice(0, text.indexOf('\0')))
    else if (text.length > ANSWER_MAX) reject(new Error('clamd answers too much'))
  })
  socket.on('error', reject)
  socket.on('close', () => reject(new Error('clamd closed the connection')))
  return promise
}

function verdictIn(line: string): Verdict {
  if (line.endsWith(': OK')) return 'clean'
  if (line.endsWith(' FOUND')) return 'infected'
  throw new Error('clamd could not scan the file')
}
