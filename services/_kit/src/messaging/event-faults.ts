import { ZodError } from 'zod'

/** An event that is not what its contract says: trying again cannot help. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
}

/** For operators: what kind of error it was. Messages may quote people's data and stay out. */
export function reasonOf(error: unknown): string {
  if (error instanceof ContractError) {
    const issues = error.cause instanceof ZodError ? error.cause.issues : []
    const faults = issues.map((issue) => `${issue.path.join('.')} (${issue.code})`)
    return `It does not fit its contract: ${faults.join(', ')}`
  }
  if (!(error instanceof Error)) return 'Something was thrown that is no error.'
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause ? ` ${String(cause.code)}` : ''
  const at =
    error.stack
      ?.split('\n')
      .find((line) => /^\s+at /.test(line))
      ?.trim() ?? ''
  return `${error.name}${cause === error ? '' : ` ← ${cause.name}`}${code} ${at}`.trim()
}
