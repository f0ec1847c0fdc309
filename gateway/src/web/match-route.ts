/**
 * Whether a path is one of the client's routes.
 * @param patterns such as `/scholarships/:id`; a last `*` stands for anything below
 */
export function matchesRoute(patterns: readonly string[], path: string): boolean {
  const segments = split(path)
  return patterns.some((pattern) => fits(split(pattern), segments))
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  // The client's own "not found" page matches everything, which says nothing.
  if (pattern.at(-1) === '*') {
    const fixed = pattern.slice(0, -1)
    return fixed.length > 0 && fits(fixed, segments.slice(0, fixed.length))
  }
  return (
    pattern.length === segments.length &&
    pattern.every((name, index) => name.startsWith(':') || name === segments[index])
  )
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}
