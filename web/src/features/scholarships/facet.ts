/** The values of one kind of filter, each with how many results choosing it would leave. */
export type Facet = {
  kind: string
  values: readonly { value: string; label: string; count: number }[]
}
