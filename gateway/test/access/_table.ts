import { format, resolveConfig } from 'prettier'
import { aiWorkersLines } from './_ai-workers-lines.ts'
import { applicationsLines } from './_applications-lines.ts'
import { catalogLines } from './_catalog-lines.ts'
import { identityLines } from './_identity-lines.ts'
import { type Line, type Lines } from './_lines.ts'
import { CALLERS } from './_people.ts'

const SERVICES: Record<string, Lines> = {
  catalog: catalogLines,
  applications: applicationsLines,
  'ai-workers': aiWorkersLines,
  identity: identityLines,
}

/** Every operation of the platform; the lines of a service stand in its file. */
export const TABLE: Record<string, Line> = Object.assign({}, ...Object.values(SERVICES))

/** Turned away, and nothing was written: there is nothing to look at afterwards. */
export const isRefusal = (word: string): boolean => ['401', '403', '404'].includes(word)

/** What each caller gets, in the order of the columns; a dash where it is not meant. */
export function wordsOf({ expected }: Line, isMeant: (word: string) => boolean = () => true) {
  return CALLERS.map((by) => (isMeant(expected[by]) ? expected[by] : '-'))
}

const HEAD = `# Who may do what

Made from the tables beside this page by \`access.test.ts\`, which asks the platform every line of it;
\`npx vitest run --project integration gateway/test/access -u\` makes it anew.

Records are the student's, or of the organization whose members are owner, editor, reviewer and reader; \`removed\`
was a member. \`other\` is another student, \`donor\` and \`university\` own other organizations.

\`ok\`: answered, without anybody's private data. \`own\`: with the caller's, or their organization's. \`all\`: with
somebody else's. 401: sign in first. 403: may not do this. 404: no such record for them (null in a query). 409: not in
the state that the record is in. 400, 422: not with this token or input.
`

/** The table as a page. */
export async function renderTable(): Promise<string> {
  const file = new URL('./who-may-do-what.md', import.meta.url).pathname
  const sections = Object.entries(SERVICES).map(([service, lines]) => {
    const rows = Object.entries(lines).map(
      ([key, line]) => `| ${key} | ${wordsOf(line).join(' | ')} |`,
    )
    const head = `| | ${CALLERS.join(' | ')} |\n|${' --- |'.repeat(CALLERS.length + 1)}`
    return `## ${service}\n\n${head}\n${rows.join('\n')}\n`
  })
  const options = await resolveConfig(file)
  return format([HEAD, ...sections].join('\n'), { ...options, parser: 'markdown' })
}
