import type { z } from 'zod'

/**
 * A call whose body or answer is a file. It is streamed to and from its service and runs no operation;
 * the service judges the content and who may have it.
 */
export type FileRoute = {
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS'
  /** With `:name` for what varies. */
  path: string
  tag: string
  summary: string
  /** Who may ask at all; whose file it is, the service decides. */
  access: 'public' | 'signed-in'
  /** The service that answers it. */
  service: string
  query?: z.ZodType
  /** Headers that it needs besides those of every file. */
  headers?: readonly string[]
  /** Accepted types of the body; empty if it has none. */
  takes: readonly string[]
  /** The documented success: its status, and the shape of its JSON or the types of its file. */
  success: { status: number; shape: z.ZodType | null; types?: readonly string[] }
}
