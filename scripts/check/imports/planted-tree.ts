/** Small repositories with a few imports in them, laid out as ours is, for the tests of the rules. */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import { root } from '../../dev/paths.ts'

export type Planted = {
  /** A path from the repository's folder. */
  readonly file: string
  readonly text: string
}

const PACKAGES = {
  calendar: 'services/_calendar',
  kit: 'services/_kit',
  matching: 'services/_matching',
  catalog: 'services/catalog',
  'proto-events': 'proto-events',
  web: 'web',
}

type Config = { forbidden: unknown[]; options: object }
type Violation = { readonly from: string; readonly rule: { readonly name: string } }

/** @returns the names of the rules that the files break together, each once */
export async function brokenRules(
  files: readonly Planted[],
  config: Config,
): Promise<string[]> {
  return namesOf(await violationsIn(files, config))
}

/**
 * Returns what each file would break in a repository without the others. A few trees hold them all, and in none of
 * these does a file import one that has imports itself: reading a tree takes most of the time.
 * @returns the names of the rules, each once, by file
 */
export async function rulesBrokenByEach(
  files: readonly Planted[],
  config: Config,
): Promise<Map<Planted, string[]>> {
  const broken = new Map<Planted, string[]>()
  for (const tree of separateTrees(files)) {
    const violations = await violationsIn(tree, config)
    for (const planted of tree)
      broken.set(planted, namesOf(violations.filter(({ from }) => from === planted.file)))
  }
  return broken
}

function namesOf(violations: readonly Violation[]): string[] {
  return [...new Set(violations.map(({ rule }) => rule.name))]
}

function separateTrees(files: readonly Planted[]): Planted[][] {
  const trees: Planted[][] = []
  for (const planted of files) {
    const free = trees.find((tree) => !tree.some((other) => touch(planted, other)))
    if (free) free.push(planted)
    else trees.push([planted])
  }
  return trees
}

function touch(one: Planted, other: Planted): boolean {
  const targets = [...targetsOf(one), ...targetsOf(other)]
  return (
    one.file === other.file || targets.some((file) => [one.file, other.file].includes(file))
  )
}

async function violationsIn(
  files: readonly Planted[],
  config: Config,
): Promise<readonly Violation[]> {
  const folder = plantTree(files)
  const { output } = await cruise(
    ['.'],
    {
      ...config.options,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: config.forbidden } as IFlattenedRuleSet,
    },
    { extensions: ['.ts', '.tsx'], conditionNames: ['import'], exportsFields: ['exports'] },
  )
  rmSync(folder, { recursive: true })
  return (output as ICruiseResult).summary.violations
}

function plantTree(files: readonly Planted[]): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'imports-')))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(join(folder, 'node_modules/@landfall'), { recursive: true })
  for (const [name, path] of Object.entries(PACKAGES)) {
    // The real exports and aliases, so that the tests notice when those change.
    write(`${path}/package.json`, readFileSync(join(root, path, 'package.json'), 'utf8'))
    symlinkSync(join(folder, path), join(folder, 'node_modules/@landfall', name))
  }
  for (const file of files.flatMap(targetsOf)) write(file, 'export {}\n')
  for (const { file, text } of files) write(file, text)
  return folder
}

/** Returns the files that its imports lead to; imports of Node's own modules lead to none. */
function targetsOf({ file, text }: Planted): string[] {
  return [...text.matchAll(/'([^']+)'/g)]
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !specifier.startsWith('node:'))
    .map((specifier) => targetOf(file, specifier))
}

/** The file that an import leads to. */
function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier)
  if (specifier === '#gql') return 'web/src/gql/index.ts'
  if (specifier === '#paths') return 'web/src/paths.ts'
  if (specifier === '#workspace-paths') return 'web/src/workspace-paths.ts'
  if (specifier.startsWith('#')) return `web/src/${specifier.slice(1)}`
  const [, name, path] = /^@landfall\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  const own = Object.entries(PACKAGES).find(([key]) => key === name)
  return own ? `${own[1]}/src/${path}.ts` : `node_modules/${specifier}/index.js`
}
