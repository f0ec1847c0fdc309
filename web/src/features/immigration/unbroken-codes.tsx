/** Keeps "J-1" and its like on one line: browsers break after a hyphen. */
export function UnbrokenCodes({ children }: { children: string }) {
  const parts = children.split(/(\b[A-Z]+-\d+)/)
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
