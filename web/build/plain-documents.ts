const PLAIN_TEXT = /\/\*\s*GraphQL\s*\*\/\s*`([^`]*)`/g

/** The documents in a module that are sent as they are written, by requests without Apollo. */
export function plainDocumentsIn(code: string): string[] {
  return [...code.matchAll(PLAIN_TEXT)].map(([, text = '']) => text)
}
