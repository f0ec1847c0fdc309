/**
 * What Redis keeps of an error, for as long as it keeps the job: its kind and its stack. Messages may quote people's
 * data (a failed query's has its values), and nobody would erase them there. `cause` is for the log of the process.
 */
export class KeptError extends Error {
  constructor(cause: unknown) {
    const kind = cause instanceof Error ? cause.name : typeof cause
    super(kind, { cause })
    this.name = kind
    const frames = cause instanceof Error ? (cause.stack?.split('\n') ?? []) : []
    // The first lines of a stack repeat the message.
    this.stack = [kind, ...frames.filter((line) => /^\s+at /.test(line))].join('\n')
  }
}
