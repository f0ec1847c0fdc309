/** Limits on what clients may keep open at this gateway. */
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
  /** Sessions looked up at once: two calls' worth. */
  sessionsAskedAtOnce: 200,
  /** Different selections of public views that one person or address may watch; each costs a query per change. */
  publicSelectionsPerOwner: 20,
  /** A document and its variables. */
  messageMaxBytes: 64 * 1024,
  /** Messages that one socket may send; faster ones wait in the client. */
  messagesPerSecond: 50,
  /** Answers that a client has not read yet; beyond this the socket is cut off. */
  unsentMaxBytes: 1024 * 1024,
  /** Between opening a socket and its first message. */
  initWithinMs: 5_000,
  /** Time between two pings; a socket that has not answered by the next one is closed. */
  keepAliveMs: 12_000,
  /** Steps of a stream that may wait for a slow reader before it is dropped. */
  waitingSteps: 256,
} as const
