/** What clients may keep open at this gateway. */
export const LIVE_LIMITS = {
  /** Sockets and event streams together. */
  connections: 10_000,
  connectionsPerUser: 20,
  /**
   * Of visitors, for an IPv4 address or an IPv6 network: a campus shares one address, and what
   * visitors may watch is shared by all of them.
   */
  connectionsPerAddress: 50,
  subscriptionsPerConnection: 20,
  /** Sessions that are looked up at one moment: two of the calls that ask for many. */
  sessionsAskedAtOnce: 200,
  /** Different selections of public views that one person or address may watch: each costs a query a change. */
  publicSelectionsPerOwner: 20,
  /** A document and its variables. */
  messageMaxBytes: 64 * 1024,
  /** What one socket may say; what comes faster waits in its client. */
  messagesPerSecond: 50,
  /** Answers that a client has not taken yet; beyond it the socket is cut off. */
  unsentMaxBytes: 1024 * 1024,
  /** Between opening a socket and its first message. */
  initWithinMs: 5_000,
  /** Between two pings; a socket whose pong is missing at the next one is closed. */
  keepAliveMs: 12_000,
  /** Steps of a stream that wait for a slow reader before it is let go. */
  waitingSteps: 256,
} as const
