let id = 'development'

/** Called once by the entry, whose file name changes with every build: "index-B3xQ1a". */
export function setBuildId(entryUrl: string): void {
  id = /([\w-]+)\.js$/.exec(entryUrl)?.[1] ?? id
}

export function buildId(): string {
  return id
}
