/** Sentences that any page may need. Each area keeps its own in `<area>-messages.ts`. */
export const messages = {
  offline: (where?: 'page') =>
    `We cannot reach the server.${where ? '' : ' What you typed is still here.'} Check your connection and try again.`,
  unavailable: 'Part of the service is not answering. Please try again in a moment.',
  rateLimited: (wait: string) => `Too many attempts. Please wait ${wait} and try again.`,
  sessionFailed: 'We couldn’t check if you’re signed in',
  notSignedIn: 'Your session has ended. Please sign in again.',
  forbidden: 'Your account has no access to this.',
  unexpected: (requestId: string | null) =>
    `Something went wrong on our side. Please try again.${requestId ? ` If it keeps happening, contact support with code ${requestId}.` : ''}`,
  offlineBanner:
    'You are offline. You can read what is already here; changes need a connection.',
  loading: 'Loading…',
} as const
