/** One step of something that goes on: a piece of an answer, the progress of a job. */
export type StreamMessage = {
  /** Counts from 1 within the key. */
  sequence: number
  payload: unknown
  /** Nothing follows. */
  isLast: boolean
}
