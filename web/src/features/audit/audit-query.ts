/** What is asked of the log; days in UTC, empty for anything. */
export type AuditQuery = {
  subject: string
  actor: string
  service: string
  from: string
  until: string
  isWhole: boolean
}

export const everything: AuditQuery = {
  subject: '',
  actor: '',
  service: '',
  from: '',
  until: '',
  isWhole: false,
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) // prettier-ignore

/** Reads the query from an address and ignores invalid parts. */
export function auditQueryOf(params: URLSearchParams): AuditQuery {
  const word = (name: string) => params.get(name)?.trim() ?? ''
  const day = (name: string) => (isDay(word(name)) ? word(name) : '')
  return {
    subject: word('subject'),
    actor: word('actor'),
    service: word('service'),
    from: day('from'),
    until: day('until'),
    isWhole: params.get('all') === 'true',
  }
}

/** The reverse: an address's parameters for a query. */
export function auditParams({ isWhole, ...words }: AuditQuery): Record<string, string> {
  const said = Object.entries(words).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(said), ...(isWhole && { all: 'true' }) }
}
