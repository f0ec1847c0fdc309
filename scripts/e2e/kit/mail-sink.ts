import { SMTPServer } from 'smtp-server'

export type MailSink = {
  /** How often each Message-ID came. */
  readonly seen: ReadonlyMap<string, number>
  /** All mails that were taken, copies too. */
  count(): number
  stop(): Promise<void>
}

/** A mail server that takes everything and counts by Message-ID. */
export async function startMailSink(port: number): Promise<MailSink> {
  const seen = new Map<string, number>()
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString()
        const id = /^Message-ID:\s*(<[^>]+>)/im.exec(text)?.[1] ?? 'none'
        seen.set(id, (seen.get(id) ?? 0) + 1)
        count += 1
        done()
      })
    },
  })
  // A client that was killed leaves its connection behind.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    seen,
    count: () => count,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
