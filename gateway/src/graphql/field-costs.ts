/**
 * What fields cost whose type does not show their work: by type and field, in objects that it is
 * worth. A test holds the names to the graph.
 */
export const FIELD_COSTS: Readonly<Record<string, number>> = {
  // A whole search each. A page of all that a student may keep fits into the limit, once.
  'SavedSearch.matchCount': 10,
}
