import { pino } from 'pino'
import type { ChildLoggerOptions, DestinationStream, Logger } from 'pino'
import { logFields } from './tracing.ts'

export type Log = Logger

/**
 * Fields that may be printed. Everything else becomes "[redacted]", so a forgotten field can't
 * leak; ids of records are fine, names, addresses, tokens and texts of people are not.
 */
const printable = new Set([
  'service', 'component', 'subgraph', 'environment', 'version', 'pid', 'port', 'host', 'signal',
  'requestId', 'traceId', 'operation', 'operationName', 'channel', 'method', 'route', 'status', 'code',
  'userId', 'organizationId', 'scholarshipId', 'universityId', 'applicationId', 'runId', 'source',
  'eventId', 'eventType', 'stream', 'consumer', 'sequence', 'outboxId', 'kind',
  'queue', 'job', 'jobId', 'attempt', 'attempts', 'delayMs', 'durationMs', 'count', 'total',
  'state', 'outcome', 'check', 'down', 'migration', 'schema', 'err',
]) // prettier-ignore

type LogOptions = {
  service: string
  level?: string
  destination?: DestinationStream
  /** More printable field names, for what only one service logs. */
  allow?: string[]
  /** Prints the messages of errors; they may quote people's data, so for development only. */
  showErrorMessages?: boolean
}

/** JSON lines on standard output. Write constant messages and put what varies into fields. */
export function createLog(options: LogOptions): Log {
  const allowed = new Set([...printable, ...(options.allow ?? [])])
  const showMessages = options.showErrorMessages ?? false
  const redact = (fields: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        allowed.has(name) ? printableValue(value, showMessages) : redacted,
      ]),
    )
  const log = pino(
    {
      level: options.level ?? 'info',
      base: { service: options.service, pid: process.pid },
      // The request and the trace that a line belongs to, without anyone having to pass
      // them on.
      mixin: logFields,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redact },
      // Pino's own serializer would put back the message that `redact` took out.
      serializers: { err: (value: unknown) => value },
      hooks: { logMethod: logConstantMessage },
    },
    options.destination ?? standardOutput(),
  )
  return redactBindings(log, redact)
}

/** Lines that can't be written at once, on a full disk say, are kept up to this size; then lines are lost. */
const maxUnwrittenBytes = 1024 * 1024

/** A log that can't be written must not end the process that it reports on. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: true, maxLength: maxUnwrittenBytes })
  output.on('error', () => undefined)
  return output
}

type Fields = Record<string, unknown>

/** Pino applies no formatter to the bindings of children, which inherit this `child`. */
function redactBindings(log: Log, redact: (fields: Fields) => Fields): Log {
  const bind: unknown = log.child
  function child(this: Log, bindings: Fields, options?: ChildLoggerOptions): unknown {
    return Reflect.apply(bind as Log['child'], this, [redact(bindings), options])
  }
  return Object.assign(log, { child })
}

const redacted = '[redacted]'

/** Pino would take an error's message for the line's and fill %s from further arguments; this does neither. */
function logConstantMessage(
  this: Logger,
  [first, second]: unknown[],
  method: (fields: object, message?: string) => void,
): void {
  const message = typeof second === 'string' ? second : undefined
  if (typeof first === 'string') method.call(this, {}, first)
  else if (first instanceof Error)
    method.call(this, { err: first }, message ?? 'unexpected error')
  else method.call(this, first ?? {}, message)
}

function printableValue(value: unknown, showMessages: boolean): unknown {
  if (value instanceof Error) return describeError(value, showMessages)
  if (Array.isArray(value)) return value.map((item) => printableValue(item, showMessages))
  if (value instanceof Date) return value
  return typeof value === 'object' && value !== null ? redacted : value
}

const codeFields = ['code', 'syscall', 'errno', 'address', 'port', 'constraint', 'table', 'column', 'routine', 'api_error'] // prettier-ignore

/** Errors whose message is written by us, for operators, and never quotes a person's data. */
const ourOwn = new Set(['ConfigError', 'OperatorError'])

/** An error as fields: type, machine-readable codes, stack, causes; zod's faults by path and code. */
function describeError(error: Error, showMessages: boolean): object {
  const fields: Record<string, unknown> = { type: error.name }
  for (const name of codeFields) {
    const value: unknown = Reflect.get(error, name)
    if (typeof value === 'string' || typeof value === 'number') fields[name] = value
  }
  if (showMessages || ourOwn.has(error.name)) fields.message = error.message
  const issues: unknown = Reflect.get(error, 'issues')
  if (Array.isArray(issues)) {
    fields.issues = issues.map((issue: { code?: unknown; path?: unknown }) => ({
      code: issue.code,
      path: issue.path,
    }))
  }
  // The first lines of a stack repeat the message.
  fields.stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
  if (error.cause instanceof Error) fields.cause = describeError(error.cause, showMessages)
  if (error instanceof AggregateError) {
    fields.errors = error.errors.map((inner: unknown) =>
      printableValue(inner, showMessages),
    )
  }
  return fields
}

/** An unexpected state that an operator has to know about; its message is logged as it is. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
