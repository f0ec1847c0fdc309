/** What every list may be asked with. */
export type PageArguments = { first?: number | null; after?: string | null }
