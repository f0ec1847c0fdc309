import type { PartnerAnswer } from '../ask-as-partner.ts'

/** An answer as the explorer shows it: as it came, with the status above it if it was refused. */
export function shownAnswer({ status, retryAfter, body }: PartnerAnswer): object {
  const shown = typeof body === 'object' && body !== null ? body : { body }
  if (status === 200) return shown
  const http = {
    status,
    ...(retryAfter !== null && { retryAfterSeconds: Number(retryAfter) }),
  }
  return { http, ...shown }
}
