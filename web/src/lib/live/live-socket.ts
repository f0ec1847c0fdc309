/** What live fields need of a transport. */
export type LiveSocket = {
  /** @returns a function that stops it */
  subscribe(
    request: { query: string; variables: Record<string, unknown> },
    sink: {
      next(result: unknown): void
      error(error: unknown): void
      complete(): void
    },
  ): () => void
  /** Calls `listener` whenever the socket is lost or cannot be opened. @returns a function that stops it */
  onDown(listener: () => void): () => void
}
