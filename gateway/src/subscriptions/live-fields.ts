import type { EventDefinition } from '@landfall/proto-events'

/**
 * A view whose newest state is pushed: the field of the same name is asked again when its owner
 * says that the view has changed.
 */
export type StateField = {
  kind: 'state'
  /** Published after what the query reads has been committed. */
  changedBy: EventDefinition
  /**
   * `public`: asked once for everybody who watches, and therefore as a visitor. `viewer`: asked for one
   * viewer, with their own rights, each time; the event's aggregate is the viewer's account.
   */
  scope: 'public' | 'viewer'
  /**
   * Of a public view of one record: the argument with its id, which is the event's aggregate. Changes of other
   * records are none of it.
   */
  keyArgument?: string
}

/** Steps that pass through as a service tells them, from behind the last one seen on. */
export type StepsField = {
  kind: 'steps'
  /** The stream's name and the argument that holds its key. */
  stream: string
  keyArgument: string
  afterArgument: string
  /**
   * Asked as the viewer with `$key` and `$after`: `owner` is null for everybody who may not watch,
   * `newest` is the newest step behind `after` with all its fields.
   */
  ownerQuery: string
  /** What is not found then, as a person would say it. */
  noun: string
  /** Values of the owner's `status` after which no step comes. */
  overWhen: readonly string[]
}

export type LiveField = StateField | StepsField
