/** The entries of a list that was typed one a line. */
export function linesOf(typed: string): string[] {
  return typed
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** A list as it is typed. */
export function text(lines: readonly string[] | null): string {
  return lines?.join('\n') ?? ''
}
