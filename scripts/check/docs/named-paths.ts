/** Finds the paths that a document names, and those of them that lead nowhere. */
import { dirname, posix } from 'node:path'

const FOLDERS = /^(deploy|gateway|proto-events|scripts|services|web)\//
const FILE_NAME = /[.](ts|tsx|mjs|md|yml|json|graphql|sql|css|sh)$/
/** `<service>`, `on-….ts`, `*.store.ts`, `x.ts` and its like stand for many files. */
const PATTERN = /[<>…*{}$]|(^|\/)x([./]|$)|^https?:|^[/@#-]|\s/
/** Files that a run makes, and those of other projects. */
const MADE = /(^|\/)(node_modules|dist|[.]landfall|[.]env)(\/|$)/

/** Returns the texts in `…` and the targets of links, as far as they look like paths. */
function pathsIn(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[^]*?^```/gm, '')
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
  const links = [...prose.matchAll(/\]\(([^)#\s]+)/g)].map(([, text = '']) => text)
  return [...spans, ...links].filter(
    (text) =>
      !PATTERN.test(text) &&
      !MADE.test(text) &&
      (FILE_NAME.test(text) || FOLDERS.test(text)),
  )
}

/** All files of a repository, with the folders that they lie in. */
export type KnownPaths = { files: readonly string[]; all: ReadonlySet<string> }

/** @param files paths from the repository's folder */
export function knownPaths(files: readonly string[]): KnownPaths {
  return { files, all: new Set(files.flatMap((file) => [file, ...foldersOf(file)])) }
}

/**
 * @param document path of the document, from the repository's folder
 * @returns the paths that neither begin at a folder above the document or its src, nor are the end of
 *   a path below the document's folder
 */
export function deadPaths(
  document: string,
  markdown: string,
  { files, all }: KnownPaths,
): string[] {
  const folder = dirname(document) === '.' ? '' : `${dirname(document)}/`
  const near = files.filter((file) => file.startsWith(folder))
  return pathsIn(markdown).filter((written) => {
    const path = written.replace(/[/]$/, '')
    const candidates = ['', ...foldersOf(document)].flatMap((above) => [
      posix.join(above, path),
      posix.join(above, 'src', path),
    ])
    return (
      !candidates.some((candidate) => all.has(candidate)) &&
      !near.some((file) => file.endsWith(`/${path}`))
    )
  })
}

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
