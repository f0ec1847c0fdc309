/** A message to the operator of the site; its sender may have no account. */
export type ContactMessage = {
  id: string
  /** Where an answer goes. */
  email: string
  name: string | null
  message: string
  createdAt: Date
  /** Null while it waits. */
  closedAt: Date | null
  closedBy: string | null
  /** Grows when it is closed or opened again. */
  version: number
}

export const CONTACT_NAME_MAX_LENGTH = 100
export const CONTACT_MESSAGE_MAX_LENGTH = 5_000
/** Closed messages are erased on the day after this many days. */
export const CLOSED_RETENTION_DAYS = 90
