const READ = /(?:^|[{,])\s*([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*):\s/gm
const NAMED = /`([^`]+)`/g

/** Returns the environment variables that a configuration's code reads: keys in capitals, as its shapes have them. */
export function settingsReadIn(code: string): string[] {
  return [...new Set([...code.matchAll(READ)].flatMap(([, name]) => name ?? []))]
}

/** Whether a row of a table names a setting; "`A_ONE`, `…_TWO`" names `A_TWO`, too. */
export function isInTable(setting: string, markdown: string): boolean {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|'))
  return rows.some((row) => {
    const [, first = ''] = row.split('|')
    const names = [...first.matchAll(NAMED)].map(([, name = '']) => name)
    return names.some((name) =>
      name.startsWith('…')
        ? setting.endsWith(name.slice(1)) && setting.startsWith(beginOf(names[0] ?? ''))
        : setting === name.replace('<SERVICE>', setting.replace(/_DATABASE_URL$/, '')),
    )
  })
}

/** `DOCUMENTS_S3_BUCKET` → `DOCUMENTS_S3_` */
function beginOf(name: string): string {
  return name.slice(0, name.lastIndexOf('_') + 1)
}
