export const SUBSCRIBER_STATES = ['asked', 'confirmed'] as const

/** An address that asked for the newsletter. */
export type Subscriber = {
  id: string
  emailHash: string
  sealedEmail: string
  state: (typeof SUBSCRIBER_STATES)[number]
  confirmHash: string | null
  leaveToken: string
  /** A keyed hash of who asked, to limit how many mails one visitor can send to others. */
  askedBy: string
  askedAt: Date
  confirmedAt: Date | null
  toldAt: Date | null
  /** The publication time up to which they were told; anything later is new to them. */
  toldUpTo: Date | null
}

/** The token goes after `#`, which appears in no log and no referrer. */
export const confirmPath = (token: string): string => `/newsletter#confirm=${token}`
/** Mail programs send a POST there (RFC 8058); a browser that opens it is redirected to the page that asks. */
export const leavePath = (token: string): string =>
  `/api/newsletter/unsubscribe?token=${token}`
