/** Sentences that any page may need. Each area keeps its own in `<area>-messages.ts`. */
export const messages = {
  offline: (where: 'form' | 'page') =>
    `We cannot reach the server. Check your connection${where === 'form' ? '; what you typed is still here. Then' : ', then'} try again.`,
  unavailable:
    'Part of the service is not answering right now. Please try again in a moment.',
  rateLimited: (wait: string) => `Too many attempts. Please wait ${wait} and try again.`,
  sessionFailed: 'We couldn’t check if you’re signed in',
  notSignedIn: 'Your session has ended. Please sign in again.',
  forbidden: 'Your account has no access to this.',
  unexpected: (requestId: string | null) =>
    requestId
      ? `Something went wrong on our side. Please try again. If it keeps happening, contact support with code ${requestId}.`
      : 'Something went wrong on our side. Please try again.',
  offlineBanner:
    'You are offline. You can read what is already here; changes need a connection.',
  loading: 'Loading…',
  retry: 'Try again',
} as const
