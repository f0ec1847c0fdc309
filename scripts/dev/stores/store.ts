/** What every backing service says about itself; one file beside this one for each. */
import type { Secrets } from '../secrets.ts'
import type { Command } from '../detached-process.ts'

/** What serves the store: a server that runs already, a program of this machine, or an image. */
export type Program =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'file'; readonly path: string; readonly version: string }
  | { readonly kind: 'image'; readonly image: string }

/** One way to get at a program; null where the way is closed on this machine. */
export type Way = { readonly how: string; find(): Promise<Program | null> | Program | null }

export type Place = {
  readonly data: string
  readonly port: number
  readonly secrets: Secrets
  /** The data is thrown away after the run, so it need not survive a power cut. */
  readonly isThrowAway: boolean
}

export type Store = {
  readonly name: 'postgres' | 'redis' | 'nats' | 'mongodb'
  readonly label: string
  /** The variable that names a server to use instead of one of ours. */
  readonly urlVariable: string
  /** In order of preference, after the variable. */
  ways(place: Place): Way[]
  /** What a person can do where every way is closed. */
  readonly advice: string
  readonly stopSignal: NodeJS.Signals
  url(place: Place): string
  /**
   * Returns the command that serves the store; makes the data folder and the configuration where they are missing.
   */
  prepare(
    program: Exclude<Program, { kind: 'url' }>,
    place: Place,
  ): Promise<Command> | Command
  /** Rejects while the server does not answer us. */
  ping(url: string): Promise<void>
}
