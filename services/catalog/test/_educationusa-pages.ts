/**
 * EducationUSA's finder in the shape that public readers of it have recorded: a Drupal view with ten rows per page
 * and these classes, an empty page after the last one, robots.txt refused with 403, and award pages of labels with
 * items. The awards are made up.
 */
type Award = {
  slug: string
  title: string
  institution: string | null
  deadline: string
  levels: readonly string[]
  moreUrl: string
}

export const AWARDS: readonly Award[] = [
  {
    slug: 'lighthouse-tuition-waiver',
    title: 'Lighthouse Nonresident Tuition Waiver',
    institution: 'University of Quayside',
    deadline: 'Fall semester: July 1st; Spring semester: November 1st',
    levels: ["Bachelor's", "Master's"],
    moreUrl: 'https://quayside.example.edu/waiver',
  },
  {
    slug: 'breakwater-access-scholarship',
    title: 'Breakwater Access Scholarship',
    institution: 'Breakwater State University',
    deadline: 'May 1',
    levels: ["Associate's"],
    moreUrl: 'https://breakwater.example.edu/access',
  },
  {
    slug: 'capstan-merit-scholarship',
    title: 'Capstan Merit Scholarship',
    institution: 'Capstan College District',
    deadline: 'March 15',
    levels: ['Doctorate'],
    moreUrl: 'https://capstan.example.edu/merit',
  },
  {
    slug: 'nobody-says-whose',
    title: 'Nobody Says Whose Award',
    institution: null,
    deadline: 'March 15',
    levels: [],
    moreUrl: 'https://example.edu/award',
  },
]

const rowOf = ({ slug, title, institution, deadline }: Award) => `
  <div class="views-row">
    <div class="views-field views-field-title"><span class="field-content">
      <a href="/scholarships/${slug}">${title}</a></span></div>
    <div class="views-field"><div class="field-hei-institution-name">${institution ?? ''}</div></div>
    <div class="views-field"><div class="field-scholarship-deadline">${deadline}</div></div>
  </div>`

const fieldOf = (label: string, items: readonly string[]) =>
  items.length === 0
    ? ''
    : `<div class="field field-label-inline"><div class="field-label">${label}:&nbsp;</div>
        <div class="field-items">${items.map((item) => `<div class="field-item even">${item}</div>`).join('')}</div></div>`

const detailOf = ({
  title,
  institution,
  deadline,
  levels,
  moreUrl,
}: Award) => `<!doctype html>
  <html><body><h1 class="page-header">${title}</h1>
  ${fieldOf('Institution', institution === null ? [] : [institution])}
  ${fieldOf('Deadline', [deadline])}
  ${fieldOf('Degree Level', levels)}
  ${fieldOf('More information', [`<a href="${moreUrl}">${moreUrl}</a>`])}
  </body></html>`

/** The page at a path of the site; null where there is none. */
export function pageAt(path: string): string | null {
  if (path.startsWith('/find-financial-aid')) {
    const isFirst = path.endsWith('page=0')
    const rows = isFirst ? AWARDS.map(rowOf).join('') : ''
    return `<!doctype html><html><body><h1>Find Financial Aid</h1>
      <div class="view-content">${rows}</div></body></html>`
  }
  const award = AWARDS.find(({ slug }) => path === `/scholarships/${slug}`)
  return award === undefined ? null : detailOf(award)
}
