/** The server's message about input that it rejects in a query; null for any other failure. */
export function validationMessageOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors))
    return null
  const first: unknown = error.errors[0]
  if (!isCoded(first) || first.extensions?.code !== 'VALIDATION_FAILED') return null
  const reasons = first.extensions.errors?.map(({ message }) => message) ?? []
  return reasons.length > 0 ? `${reasons.join('. ')}.` : (first.message ?? null)
}

type Coded = {
  message?: string
  extensions?: { code?: string; errors?: { message: string }[] }
}

function isCoded(value: unknown): value is Coded {
  return typeof value === 'object' && value !== null
}
