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
   * viewer, with their own rights, each time; the event's aggregate is the viewer's account, unless
   * `keyArgument` names the one of a record. `organization`: `keyArgument` names an organization; asked once for all its
   * members of one role.
   */
  scope: 'public' | 'viewer' | 'organization'
  /** The argument with the id of the one record that is watched, which is the event's aggregate. */
  keyArgument?: string
  /**
   * With scope `organization`: fields of entities that are the same for everybody who may see them, as `Type.field`. Who selects
   * others is asked for alone.
   */
  sharedFields?: readonly string[]
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
