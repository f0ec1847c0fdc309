/** The arguments of every list. */
export type PageArguments = { first?: number | null; after?: string | null }
