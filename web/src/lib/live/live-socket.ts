/** What live fields need of a transport. */
export type LiveSocket = {
  /** @returns how to stop */
  subscribe(
    request: { query: string; variables: Record<string, unknown> },
    sink: {
      next(result: unknown): void
      error(error: unknown): void
      complete(): void
    },
  ): () => void
  /** Runs `listener` whenever the socket is lost or cannot be opened. @returns how to stop */
  onDown(listener: () => void): () => void
}
