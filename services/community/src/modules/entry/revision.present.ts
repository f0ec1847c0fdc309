import type { Entry, Reader, Revision } from './entry.ts'
import { mayReadWords } from './entry.ts'

/**
 * Earlier texts for this reader: none of an entry that they cannot read now, and no words of a text that held
 * personal data, which an edit was meant to remove.
 */
export function presentRevisions(
  revisions: readonly Revision[],
  entry: Pick<Entry, 'state' | 'authorId'>,
  reader: Reader,
  isPersonal: (text: string) => boolean,
) {
  if (!mayReadWords(entry, reader)) return []
  const seesAll = reader.isModerator || entry.authorId === reader.userId
  return revisions.map(({ id, title, content, replacedAt }) => {
    const isKept = seesAll || !isPersonal(`${title ?? ''}\n${content}`)
    return {
      id,
      title: isKept ? title : null,
      content: isKept ? content : null,
      replacedAt,
    }
  })
}
