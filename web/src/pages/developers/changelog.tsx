import { Bullets, Section } from '#page/text-page.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { PARTNER_CHANGES, type PartnerChange } from './declared-changes.ts'

const KINDS: Readonly<Record<PartnerChange['kind'], string>> = {
  added: 'added',
  deprecated: 'deprecated',
  removed: 'removed',
}

/** What changed for systems of partners, the newest first. */
export function Changelog() {
  return (
    <Section title="Changelog">
      <Disclosure summary={`${PARTNER_CHANGES.length} changes, newest first`}>
        <Bullets items={PARTNER_CHANGES.map(lineOf)} />
      </Disclosure>
    </Section>
  )
}

function lineOf({ date, kind, coordinates, text }: PartnerChange) {
  return (
    <>
      <time dateTime={date}>{date}</time>, {KINDS[kind]}: {text}
      {coordinates.length > 0 && (
        <>
          {' '}
          <code className="text-sm break-words">{coordinates.join(', ')}</code>
        </>
      )}
    </>
  )
}
