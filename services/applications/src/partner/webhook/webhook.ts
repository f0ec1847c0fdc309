/** The events that an address may subscribe to. */
export const WEBHOOK_EVENTS = [
  'application.submitted',
  'application.decided',
  'application.withdrawn',
  'award.accepted',
  'award.declined',
  'award.lapsed',
  'award.withdrawn',
  'award.ended',
  'program.published',
  'program.closed',
  'export.completed',
  'export.failed',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/**
 * The body of a request, by Standard Webhooks: only ids and states. Receivers read who it is about with an API key,
 * which respects what the applicant agreed to.
 */
export type WebhookMessage = {
  type: WebhookEvent
  /** When it happened; ISO 8601. */
  timestamp: string
  data: Record<string, string>
}

export type WebhookEndpoint = {
  id: string
  organizationId: string
  url: string
  events: WebhookEvent[]
  /** Sealed. */
  secret: string
  /** Sealed; also signs, besides the new one, until `oldSecretUntil`. */
  oldSecret: string | null
  oldSecretUntil: Date | null
  failingSince: Date | null
  disabledAt: Date | null
  disabledReason: 'owner' | 'admin' | 'failures' | 'gone' | null
  createdAt: Date
}

export type WebhookDelivery = {
  id: string
  endpointId: string
  message: WebhookMessage
  state: 'pending' | 'delivered' | 'failed'
  round: number
  attempts: number
  lastAttemptAt: Date | null
  lastStatus: number | null
  lastFault: string | null
  createdAt: Date
}

export const ENDPOINTS_MAX = 10
/** An address that has failed for this long is turned off. */
export const FAILING_MAX_MS = 5 * 86_400_000
/** How long the log goes back. */
export const DELIVERY_RETENTION_MS = 30 * 86_400_000
