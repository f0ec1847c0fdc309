export type FieldRow = {
  code: string
  name: string
  parent: string | null
  aliases: readonly string[]
}

/**
 * The fields of study: two spaces of indent are one step down the tree, words after a bar are other
 * names. It holds every interest and study field of the forms and every value of the shipped data.
 * STEM is a group: an award for STEM is for each field below it. The web client takes its list from here too, so
 * nothing is imported.
 */
const TREE = `
STEM | Science, Technology, Engineering and Mathematics
  Engineering
    Aerospace | Aerospace Engineering
    Electrical & Computer Engineering | Electrical Engineering | Computer Engineering | ECE
    Energy | Energy Engineering
  Computer Science | CS | Computing | Informatics
  Mathematics | Mathematics & Statistics | Math | Maths | Statistics
  Natural Sciences | Sciences | Science
    Biology | Biological Sciences | Life Sciences
    Chemistry
    Physics
    Environmental Science | Environmental Sciences
      Environmental Studies
Medicine | Medical Sciences | Health Sciences
  Public Health
Veterinary Science | Veterinary Medicine
Agriculture | Agricultural Sciences
Business | Business Administration | Management
  Accounting
Law | Legal Studies
Social Sciences
  Anthropology
  Development Studies | International Development
  Economics
  Gender Studies | Women's Studies
  International Relations | International Affairs
    Peace & Conflict Studies | Peace Studies
  Psychology
  Public Policy | Public Administration
Arts & Humanities
  Arts
    Fine Arts | Visual Arts
    Music
  Humanities
    History
    Literature | English Literature
    Philosophy
Communications | Communication | Media Studies
  Journalism
Education | Teaching
  Language Teaching
Architecture
  Urban Planning | City Planning
`

export const FIELD_ROWS: readonly FieldRow[] = rowsOf(TREE)

function rowsOf(tree: string): FieldRow[] {
  const path: string[] = []
  return tree
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...aliases] = line.trim().split(/\s*\|\s*/)
      const depth = (line.length - line.trimStart().length) / 2
      const code = slugOf(name)
      path.splice(depth, path.length, code)
      return { code, name, parent: path[depth - 1] ?? null, aliases }
    })
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]+/g, '-')
}
