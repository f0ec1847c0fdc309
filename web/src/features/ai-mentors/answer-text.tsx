/** Plain text as paragraphs; lines that begin with "- " are a list. Nothing in it becomes a link or markup. */
export function AnswerText({ children }: { children: string }) {
  return (
    <div className="flex flex-col gap-2 wrap-anywhere">
      {blocksOf(children).map(({ kind, lines }, place) =>
        kind === 'list' ? (
          <ul key={place} className="list-disc ps-5">
            {lines.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={place}>{lines.join('\n')}</p>
        ),
      )}
    </div>
  )
}

type Block = { kind: 'list' | 'text'; lines: string[] }

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const isItem = line.startsWith('- ')
    const last = blocks.at(-1)
    if (isItem && last?.kind === 'list') last.lines.push(line.slice(2))
    else if (isItem) blocks.push({ kind: 'list', lines: [line.slice(2)] })
    else blocks.push({ kind: 'text', lines: [line] })
  }
  return blocks
}
